import type { Payload } from 'payload'

import type { Logger } from '@/lib/platform/logger'

type Due = { payload: Payload; now: Date; log: Logger }

/** Publishes the latest version of every post that is due, and returns their slugs. */
export async function publishDuePosts({ payload, now, log }: Due): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'blog-posts',
    where: { scheduledFor: { less_than_equal: now.toISOString() } },
    draft: true,
    pagination: false,
    depth: 0,
    select: { slug: true },
    overrideAccess: true, // published regardless of who scheduled them
  })
  const published: string[] = []
  for (const { id, slug } of docs) {
    try {
      const data = { _status: 'published', scheduledFor: null } as const
      await payload.update({ collection: 'blog-posts', id, data, overrideAccess: true }) // as above
      published.push(slug)
    } catch (err) {
      log.error({ msg: 'a scheduled post could not be published', slug, err })
    }
  }
  return published
}
