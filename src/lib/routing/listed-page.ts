/** A page as shown in lists. */
export type ListedPage = {
  path: string
  title: string
  category: string
  /** Excluded from sitemaps and from all search. */
  isUnlisted: boolean
  /** ISO 8601 */
  updatedAt: string
}
