import { CACHE_MANIFEST } from '@/lib/registry/cache-manifest'

import { cachedRead } from './cached-read'
import { payloadClient } from './payload-client'
import { isPublicPost } from './public-post'

/** Title and picture of a post for its share card. Read one at a time, because there can be thousands of posts. */
export async function getPostCard(slug: string) {
  return (await isPublicPost(slug)) ? getCachedCard(slug) : null
}

const getCachedCard = cachedRead(CACHE_MANIFEST.postCard, readPostCard)

async function readPostCard(slug: string) {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'blog-posts',
    where: { slug: { equals: slug } },
    limit: 1,
    pagination: false,
    depth: 1,
    select: { title: true, featuredImage: true },
    populate: { media: { filename: true, isSimulation: true } },
    overrideAccess: false,
  })
  const [post] = docs
  return post ? { title: post.title, upload: post.featuredImage } : null
}
