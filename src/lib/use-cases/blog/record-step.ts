import type { Pool } from 'pg'

import type { PostStepReport } from '@/lib/schemas/post-step'

type Step = PostStepReport & {
  /** ISO date in London. */
  day: string
}

const RECORD = `
  insert into blog_step_days (post_id, day, step, readers)
  select id, $2, $3, 1 from blog_posts where slug = $1 and _status = 'published'
  on conflict (post_id, day, step) do update set readers = blog_step_days.readers + 1`

/** Adds one reader of a public post to the day's total for a step. Individual readers cannot be told apart. */
export async function recordStep(pool: Pool, { post, step, day }: Step): Promise<void> {
  await pool.query(RECORD, [post, day, step])
}
