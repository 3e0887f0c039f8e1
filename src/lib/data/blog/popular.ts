import type { PostSummary } from '@/lib/content/blog-post'
import { poolOf } from '@/lib/platform/database'
import { CACHE_MANIFEST } from '@/lib/registry/cache-manifest'

import { cachedRead } from '../cached-read'
import { payloadClient } from '../payload-client'
import { readSummaries } from './summaries'

/** The most viewed public posts. New views do not expire the list, which is at most an hour old. */
export const getPopularPosts = cachedRead(CACHE_MANIFEST.popularPosts, readPopularPosts)

const POSTS_MAX = 50

async function readPopularPosts(): Promise<PostSummary[]> {
  const pool = poolOf(await payloadClient())
  const { rows } = await pool.query<{ id: number }>(
    `select id from blog_posts where _status = 'published'
     order by view_count desc nulls last, published_at desc, id desc limit ${POSTS_MAX}`,
  )
  return readSummaries(rows.map(({ id }) => id))
}
