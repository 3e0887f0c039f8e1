import type { Passage } from '@/lib/domain/claims/passage'
import type { Place } from '@/lib/domain/text/dead-links'

/** One document that visitors read, or what sections of code say on a page. */
export type Content = {
  title: string
  /** The page that it is; null for what stands on several, such as the banner. */
  path: string | null
  /** Where it is edited, below the admin's own address; null for what is code. */
  editPath: string | null
  /** Banner and footer: what they say is on every page. */
  isOnEveryPage?: boolean
  passages: Passage[]
  anchors: Place['anchors']
}
