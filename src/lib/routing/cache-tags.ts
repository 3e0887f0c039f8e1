/** The tag of one page or redirect, by its path. */
export const pageTag = (path: string) => `page:${path}`

/** The tag of one blog post, by its slug. */
export const postTag = (slug: string) => `post:${slug}`
