import { joined } from '@/lib/features/features'
import type { StaticPage } from '@/lib/routing/page-entry'

/**
 * The public pages built into the site. The single source for lists, sitemaps, search, metadata, share cards and tests.
 */
export const STATIC_PAGES = joined('pages')

export const STATIC_PAGE_LIST: readonly StaticPage[] = Object.values(STATIC_PAGES)

/** The breadcrumb of a page. */
export function breadcrumbOf({ path, name, breadcrumb = name }: StaticPage): { path: string; name: string } {
  return { path, name: breadcrumb }
}
