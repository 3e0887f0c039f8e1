import { listed } from '@/lib/features/features'
import type { PageEntry } from '@/lib/routing/page-entry'

import { REPLY_PAGE_LIST } from './reply-pages'
import { STATIC_PAGE_LIST } from './static-pages'

/** Every page of the application; tests/architecture/pages.test.ts compares the list with src/app. */
export const PAGES: readonly PageEntry[] = [...STATIC_PAGE_LIST, ...REPLY_PAGE_LIST, ...listed('records')]
