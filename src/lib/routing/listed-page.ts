/** A page as lists name it. */
export type ListedPage = {
  path: string
  title: string
  category: string
  /** ISO */
  updatedAt: string
}
