import { labelOf } from '@/lib/domain/text/label-of'

import { PAGE_KINDS } from './page-kinds'
import { routes } from './routes'

/** Anchor of a kind of page on the sitemap page. */
export const kindAnchor = (kind: string): string => kind || 'other'

/** The pages between the homepage and a written page. For a guide, this is the list of guides. */
export function pageTrail(kind: string): { path: string; name: string }[] {
  if (kind !== 'guide') return []
  return [{ path: routes.guides, name: labelOf(PAGE_KINDS, kind) }]
}
