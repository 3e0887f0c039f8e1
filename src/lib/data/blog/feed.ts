import type { FeedPost } from '@/lib/content/blog-post'
import { poolOf } from '@/lib/platform/database'
import { CACHE_MANIFEST } from '@/lib/registry/cache-manifest'

import { cachedRead } from '../cached-read'
import { payloadClient } from '../payload-client'
import { readSummaries } from './summaries'

/** The posts of the feeds, newest first. */
export const getPostFeed = cachedRead(CACHE_MANIFEST.postFeed, readPostFeed)

const POSTS_MAX = 50

export async function readPostFeed(): Promise<FeedPost[]> {
  const pool = poolOf(await payloadClient())
  const { rows } = await pool.query<{ id: number; slug: string; feedPath: string | null }>(
    `select id, slug, feed_path as "feedPath" from blog_posts
     where _status = 'published' order by published_at desc, id desc limit ${POSTS_MAX}`,
  )
  const posts = await readSummaries(rows.map(({ id }) => id))
  return posts.flatMap((post) => {
    const row = rows.find(({ slug }) => slug === post.slug)
    return row ? [{ ...post, id: row.id, feedPath: row.feedPath }] : []
  })
}
