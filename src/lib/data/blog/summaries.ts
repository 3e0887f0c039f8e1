import type { PostSummary } from '@/lib/content/blog-post'

import { payloadClient } from '../payload-client'
import { IN_LISTS, toSummary } from './summary'

/** The public posts with these ids, in this order. */
export async function readSummaries(ids: readonly number[]): Promise<PostSummary[]> {
  if (ids.length === 0) return []
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'blog-posts',
    where: { id: { in: [...ids] } },
    pagination: false,
    depth: 1,
    select: IN_LISTS,
    overrideAccess: false,
  })
  return ids.flatMap((id) => {
    const post = docs.find((doc) => doc.id === id)
    return post ? [toSummary(post)] : []
  })
}
