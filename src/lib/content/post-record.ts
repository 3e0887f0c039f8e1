import { postPath, postTopicPath } from '@/lib/routing/blog-routes'

import type { PostSummary, PostTopic } from './blog-post'

/** A post in the blog API. */
export function postRecord({ slug, title, excerpt, publishedAt, updatedAt, minutes, category, author }: PostSummary) {
  return {
    slug,
    title,
    excerpt,
    path: postPath(slug),
    publishedAt,
    updatedAt,
    minutes,
    category: category?.name ?? null,
    author: author?.name ?? null,
  }
}

/** A category in the blog API. */
export function categoryRecord({ slug, name, description, posts }: PostTopic) {
  return { slug, name, description, posts, path: postTopicPath({ kind: 'category', slug }) }
}
