import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'

import { keepPublishedBefore } from '@/lib/cms/hooks/published-before'
import type { PublishedPost } from '@/lib/registry/revalidation-plan'

type Lookup = { id: number | string; req: PayloadRequest }

/** The published version of a post, regardless of drafts, or null. */
export async function publishedPost(lookup: Lookup): Promise<PublishedPost | null> {
  const post = await mainVersion(lookup)
  return post?._status === 'published' ? { slug: post.slug, updatedAt: post.updatedAt } : null
}

/** The post as visitors see it, or last saw it. */
async function mainVersion({ id, req }: Lookup) {
  const { docs } = await req.payload.find({
    collection: 'blog-posts',
    where: { id: { equals: id } },
    limit: 1,
    depth: 0,
    select: { slug: true, updatedAt: true, lastPublicSlug: true, _status: true },
    showHiddenFields: true,
    overrideAccess: true, // access to the change has been checked; this only reads
    req,
  })
  return docs[0] ?? null
}

/**
 * Stores the version that was published before the change, for the hooks that run after it, and the last public slug,
 * which no draft or restored version may change.
 */
export const rememberPublishedPost: CollectionBeforeChangeHook = async ({ operation, originalDoc, req, data }) => {
  const id = originalDoc?.id
  const before = operation === 'create' ? null : await mainVersion({ id, req })
  const live = before?._status === 'published' ? { slug: before.slug, updatedAt: before.updatedAt } : null
  const lastAddress = live?.slug ?? before?.lastPublicSlug ?? null
  if (before) keepPublishedBefore<PublishedPost>({ req, collection: 'blog-posts', id }, { live, lastAddress })
  return { ...data, lastPublicSlug: data._status === 'published' ? data.slug : lastAddress }
}
