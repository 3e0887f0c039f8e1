import { createHmac } from 'node:crypto'

import type { Pool } from 'pg'

import type { PostView } from '@/lib/schemas/post-view'

import { keyOfDay } from './key-of-day'

type View = PostView & {
  /** Tells visitors of the same day apart: network and browser. Not stored. */
  visitor: string
  /** ISO date in London. */
  day: string
}

/** One statement, so that the counter always matches the views, even under concurrent requests. */
const RECORD = `
  with added as (
    insert into blog_post_views (post_id, ip_address, referrer, source, viewed_at, updated_at, created_at)
    select id, $2, nullif($3, ''), nullif($4, ''), now(), now(), now() from blog_posts where slug = $1 and _status = 'published'
    on conflict (post_id, ip_address) do nothing
    returning post_id
  )
  update blog_posts set view_count = coalesce(view_count, 0) + 1 where id = (select post_id from added)`

/**
 * Counts a view of a public post, once per visitor and day. The visitor is stored as a hash keyed with that day's
 * random key, which is deleted the next day.
 */
export async function recordView(pool: Pool, { post, referrer, source, visitor, day }: View): Promise<void> {
  const hash = createHmac('sha256', await keyOfDay(pool, day))
    .update(visitor)
    .digest('base64url')
  await pool.query(RECORD, [post, hash, referrer, source])
}
