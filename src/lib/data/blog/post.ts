import { cache } from 'react'

import type { BlogPost } from '@/lib/content/blog-post'
import { CACHE_MANIFEST } from '@/lib/registry/cache-manifest'

import { cachedRead } from '../cached-read'
import { readBeside, WITH_DATA } from '../pages/page'
import { payloadClient } from '../payload-client'
import { isPublicPost } from '../public-post'
import { placeSlugOf } from './place-slug'
import { toPost } from './to-post'

/**
 * The public post with this slug, or null. Whether it exists is checked each time, because caching a result for every
 * slug would let visitors fill the cache.
 */
export const getPost = cache(async (slug: string): Promise<BlogPost | null> => {
  return (await isPublicPost(slug)) ? getCachedPost(slug) : null
})

const getCachedPost = cachedRead(CACHE_MANIFEST.post, readPost)

async function readPost(slug: string): Promise<BlogPost | null> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'blog-posts',
    where: { slug: { equals: slug } },
    limit: 1,
    pagination: false,
    depth: 2,
    select: { relatedPosts: false }, // other posts are read by getPostsAround
    populate: WITH_DATA,
    overrideAccess: false,
  })
  return docs[0]
    ? toPost(docs[0], { beside: await readBeside(), placeSlug: await placeSlugOf(docs[0].targetLocation) })
    : null
}
