import type { PageBlock } from './page'
import type { Picture } from './picture'
import type { NumberedSource } from './source'

/** A category, tag or author as named in a post. */
export type Named = { slug: string; name: string }

/** A post in a list. */
export type PostSummary = {
  slug: string
  title: string
  excerpt: string
  picture: Picture | null
  category: Named | null
  /** Null if staff chose not to show the author. */
  author: Named | null
  tags: Named[]
  /** ISO 8601 */
  publishedAt: string
  updatedAt: string
  minutes: number
}

/** A post as the feeds list it. `feedPath`: see the field of the collection. */
export type FeedPost = PostSummary & { id: number; feedPath: string | null }

/** A published post, ready to render. */
export type BlogPost = PostSummary & {
  metaTitle: string
  metaDescription: string
  canonicalUrl: string
  place: { name: string; path: string | null } | null
  blocks: PageBlock[]
  /** In order of first citation. */
  sources: NumberedSource[]
}

/** Neighbouring and related posts. */
export type PostsAround = { previous: PostSummary | null; next: PostSummary | null; related: PostSummary[] }

/** A category, tag or author with its own page. */
export type PostTopic = Named & { description: string; posts: number; metaTitle?: string; metaDescription?: string }

/** Details of an author that only their own page shows. Each may be missing. */
export type PostAuthor = {
  slug: string
  picture: Picture | null
  expertise: string[]
  links: { href: string; site: string }[]
}

export type PostTopics = {
  /** Number of public posts. */
  posts: number
  category: PostTopic[]
  tag: PostTopic[]
  author: PostTopic[]
}

/** URL fragment of the section after the text of a post. */
export const POST_END_ID = 'after-the-post'

export const POSTS_A_PAGE = 12

/** At least one, since an empty list still has a page. */
export const pagesOf = (posts: number) => Math.max(1, Math.ceil(posts / POSTS_A_PAGE))

/** Blocks that invite the reader to a next step. */
const NEXT_STEPS: readonly PageBlock['kind'][] = ['callToAction', 'tool', 'form']

export const hasNextStep = ({ blocks }: Pick<BlogPost, 'blocks'>) =>
  blocks.some(({ kind }) => NEXT_STEPS.includes(kind))
