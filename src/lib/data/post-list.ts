import { CACHE_MANIFEST } from '@/lib/registry/cache-manifest'

import { cachedRead } from './cached-read'
import { payloadClient } from './payload-client'

type ListedPost = { slug: string; title: string; changedAt: string }

/** Every public post, newest first, for sitemaps. */
export const getPostList = cachedRead(CACHE_MANIFEST.postList, readPostList)

async function readPostList(): Promise<ListedPost[]> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'blog-posts',
    where: { _status: { equals: 'published' } },
    pagination: false,
    sort: '-publishedAt',
    depth: 0,
    select: { slug: true, title: true, lastModified: true, updatedAt: true },
    overrideAccess: false,
  })
  return docs.map(({ slug, title, lastModified, updatedAt }) => ({ slug, title, changedAt: lastModified ?? updatedAt }))
}
