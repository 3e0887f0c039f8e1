import { joined } from '@/lib/features/features'
import type { ReplyPage } from '@/lib/routing/page-entry'

import { FORM_REPLIES } from './form-replies'

/** Pages that respond to one visitor. Search engines exclude most of them, and none are listed. */
export const REPLY_PAGES = { ...FORM_REPLIES, ...joined('replies') }

export const REPLY_PAGE_LIST: readonly ReplyPage[] = Object.values(REPLY_PAGES)
