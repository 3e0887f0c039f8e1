export const STANDINGS = [
  { value: 'published', label: 'Published' },
  { value: 'inactive', label: 'Inactive' },
  { value: 'scheduled', label: 'Scheduled' },
  { value: 'draft', label: 'Draft' },
] as const

export type Standing = (typeof STANDINGS)[number]['value']

export type BrokenLink = { href: string; reason: string }

/** One address of the site as staff see it. */
export type Address = {
  path: string
  title: string
  kind: string
  standing: Standing
  /** Published, with a draft that is not. */
  hasChanges: boolean
  publishAt: Date | null
  unpublishAt: Date | null
  editedAt: Date | null
  /** Below the admin's own address; null for what is code. */
  editPath: string | null
  /** Null until it was checked, and for what is not public. */
  isLive: boolean | null
  checkedAt: Date | null
  problem: string | null
  words: number | null
  /** Figures on it whose proof can be opened. */
  claims: number | null
  brokenLinks: BrokenLink[]
  outsideLinks: string[]
}
