export const PAGE_STATUSES = [
  { value: 'published', label: 'Published' },
  { value: 'inactive', label: 'Inactive' },
  { value: 'scheduled', label: 'Scheduled' },
  { value: 'draft', label: 'Draft' },
] as const

export type PageStatus = (typeof PAGE_STATUSES)[number]['value']

export type BrokenLink = { href: string; reason: string }

/** A page of the site as listed for staff. */
export type ListedPage = {
  path: string
  title: string
  kind: string
  standing: PageStatus
  /** Published, with an unpublished draft. */
  hasChanges: boolean
  publishAt: Date | null
  unpublishAt: Date | null
  editedAt: Date | null
  /** Relative to the admin root; null for pages defined in code. */
  editPath: string | null
  /** Null until checked, and for pages that are not public. */
  isLive: boolean | null
  checkedAt: Date | null
  problem: string | null
  words: number | null
  /** Figures with an evidence note. */
  claims: number | null
  brokenLinks: BrokenLink[]
  outsideLinks: string[]
}
