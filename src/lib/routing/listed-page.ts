/** A page as lists name it. */
export type ListedPage = {
  path: string
  title: string
  category: string
  /** Kept out of the sitemaps and of every search. */
  isUnlisted: boolean
  /** ISO */
  updatedAt: string
}
