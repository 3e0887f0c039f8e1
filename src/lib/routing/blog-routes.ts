export const blogRoutes = {
  blog: '/blog',
  blogRss: '/blog/feed.xml',
  blogAtom: '/blog/atom.xml',
  blogJsonFeed: '/blog/feed.json',
} as const

export const POST_TOPICS = ['category', 'tag', 'author'] as const

/** The kinds of topic that posts can be listed by. */
export type PostTopicKind = (typeof POST_TOPICS)[number]

export function postPath(slug: string): string {
  return `${blogRoutes.blog}/${slug}`
}

/** Path of a page of all posts, newest first. */
export function postListPath(page = 1): string {
  return page === 1 ? blogRoutes.blog : `${blogRoutes.blog}/page/${page}`
}

/** Path of a page of the posts of one category, tag or author. */
export function postTopicPath({ kind, slug }: { kind: PostTopicKind; slug: string }, page = 1): string {
  const path = `${blogRoutes.blog}/${kind}/${slug}`
  return page === 1 ? path : `${path}/page/${page}`
}

/** The page number in the path segments below a topic; 1 if there are none, null if they are not a page. */
export function topicPageOf(segments: readonly string[] = []): number | null {
  if (segments.length === 0) return 1
  const [word, number = ''] = segments
  return segments.length === 2 && word === 'page' ? pageNumberOf(number) : null
}

/** Parses a page number from a path; at least 2, since page 1 has no number in its path. */
export function pageNumberOf(segment: string): number | null {
  return /^(?:[2-9]|[1-9]\d{1,5})$/.test(segment) ? Number(segment) : null
}

/** The slug in the path of a post; null for any other path. */
export function postSlugOf(path: string): string | null {
  return /^\/blog\/([^/]+)$/.exec(path)?.[1] ?? null
}

/** First segments of built-in paths below /blog. */
const RESERVED_SLUGS: readonly string[] = ['editor', 'page', ...POST_TOPICS]

export const isReservedPostSlug = (slug: string) => RESERVED_SLUGS.includes(slug)

/** Path of a preview of a post's latest draft, for its editors only. */
export function previewOfPost(id: unknown): string | null {
  return typeof id === 'number' ? `/preview/post/${id}` : null
}
