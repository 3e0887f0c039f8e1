import { pageTag, postTag } from '@/lib/routing/cache-tags'

import { CACHE_MANIFEST } from './cache-manifest'

/** A page as published; `updatedAt` changes with every change visible to visitors, but not with drafts. */
export type PublishedPage = { url: string; updatedAt: string }

/** The same for a blog post. */
export type PublishedPost = { slug: string; updatedAt: string }

type Change<State> = { before: State | null; after: State | null }

const SHOWN = new Set(Object.values(CACHE_MANIFEST).flatMap(({ tags }) => tags))

/** The tags to revalidate after a change to a page; null represents an unpublished page. */
export function pageChangeTags({ before, after }: Change<PublishedPage>): string[] {
  if (before?.updatedAt === after?.updatedAt) return []
  return [...pathTags([before?.url, after?.url]), 'pages']
}

/** The same for a blog post: lists, feeds and the links between posts share one tag. */
export function postChangeTags({ before, after }: Change<PublishedPost>): string[] {
  if (before?.updatedAt === after?.updatedAt) return []
  const slugs = [before?.slug, after?.slug].filter((slug) => slug !== undefined)
  return [...new Set(slugs.map(postTag)), 'blog-posts']
}

/** The same for a redirect, by its source path: the lookup is cached like a page. */
export function redirectChangeTags({ before, after }: Change<string>): string[] {
  return pathTags([before, after])
}

/** The same for a document of any other collection or global. */
export function documentChangeTags(slug: string): string[] {
  return SHOWN.has(slug) ? [slug] : []
}

function pathTags(paths: readonly (string | null | undefined)[]): string[] {
  return [...new Set(paths.filter((path) => path != null))].map(pageTag)
}
