import type { PageBlock } from './page'
import type { Picture } from './picture'
import type { NumberedSource } from './source'

/** A category, tag or author as posts name it. */
export type Named = { slug: string; name: string }

/** A post in a list. */
export type PostSummary = {
  slug: string
  title: string
  excerpt: string
  picture: Picture | null
  category: Named | null
  /** Null while staff do not show the author on the website. */
  author: Named | null
  tags: Named[]
  /** ISO */
  publishedAt: string
  updatedAt: string
  minutes: number
}

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

/** Other posts that a post leads to. */
export type PostsAround = { previous: PostSummary | null; next: PostSummary | null; related: PostSummary[] }

/** Category, tag or author with a page of its own. */
export type PostTopic = Named & { description: string; posts: number; metaTitle?: string; metaDescription?: string }

export type PostTopics = {
  /** Number of public posts. */
  posts: number
  category: PostTopic[]
  tag: PostTopic[]
  author: PostTopic[]
}

/** URL fragment of what follows the text of a post. */
export const POST_END_ID = 'after-the-post'

export const POSTS_A_PAGE = 12

/** At least one: an empty list is still a page. */
export const pagesOf = (posts: number) => Math.max(1, Math.ceil(posts / POSTS_A_PAGE))

/** Blocks that lead the reader on. */
const NEXT_STEPS: readonly PageBlock['kind'][] = ['callToAction', 'tool', 'form']

export const hasNextStep = ({ blocks }: Pick<BlogPost, 'blocks'>) =>
  blocks.some(({ kind }) => NEXT_STEPS.includes(kind))
