import type { Named, PostSummary } from '@/lib/content/blog-post'
import type { Picture } from '@/lib/content/picture'
import type { BlogPost as PostDoc } from '@/lib/generated/payload-types'

import { pictureIn } from '../pictures'

/** The fields that lists of posts show. */
export const IN_LISTS = {
  slug: true,
  title: true,
  excerpt: true,
  featuredImage: true,
  imageAlt: true,
  category: true,
  author: true,
  tags: true,
  publishedAt: true,
  createdAt: true,
  lastModified: true,
  updatedAt: true,
  estimatedReadTime: true,
} as const

/** Summarises a record with populated relationships; documents that visitors cannot see remain ids. */
export function toSummary(post: Pick<PostDoc, keyof typeof IN_LISTS>): PostSummary {
  return {
    slug: post.slug,
    title: post.title,
    excerpt: post.excerpt,
    picture: pictureOf(post),
    category: namedIn(post.category),
    author: namedIn(post.author),
    tags: (post.tags ?? []).flatMap((tag) => namedIn(tag) ?? []),
    publishedAt: post.publishedAt ?? post.createdAt,
    updatedAt: post.lastModified ?? post.updatedAt,
    minutes: post.estimatedReadTime ?? 1,
  }
}

function pictureOf({ featuredImage, imageAlt }: Pick<PostDoc, 'featuredImage' | 'imageAlt'>): Picture | null {
  const picture = pictureIn(featuredImage)
  return picture && { ...picture, alt: imageAlt || picture.alt }
}

function namedIn(document: number | Named | null | undefined): Named | null {
  return document && typeof document === 'object' ? { slug: document.slug, name: document.name } : null
}
