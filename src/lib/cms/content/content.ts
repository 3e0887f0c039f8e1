import type { Passage } from '@/lib/domain/claims/passage'
import type { Place } from '@/lib/domain/text/dead-links'

/** A document visitors can read, or the text of a page's hard-coded sections. */
export type Content = {
  title: string
  /** Path of the page; null for content shown on several, such as the banner. */
  path: string | null
  /** Where to edit it, relative to the admin URL; null for content in code. */
  editPath: string | null
  /** Banner and footer, which appear on every page. */
  isOnEveryPage?: boolean
  passages: Passage[]
  anchors: Place['anchors']
}
