import { READ_WITHIN_DAYS } from '@/lib/domain/reviews/review-states'
import type { Db } from '@/lib/platform/database'

/**
 * A review that a colleague has to decide on: someone asks to withhold it, or to publish it after all; or nobody has read
 * it in the days that its author was promised. `since`: when they asked, or when it was to be read.
 */
export type ReviewToDecide = {
  id: number
  reference: string
  wanted: 'withholding' | 'publishing' | 'reading'
  since: Date
}

/** All of them, longest first. Each goes by itself once it is decided, changed or withdrawn. */
export async function readReviewsToDecide(pool: Db, now: Date): Promise<ReviewToDecide[]> {
  const { rows } = await pool.query<ReviewToDecide>(
    `select id, reference, wanted, since from (
       select id, reference, 'withholding' as wanted, updated_at as since
       from reviews where state in ('waiting', 'published') and asked_by_id is not null
       union all
       select id, reference, 'publishing', updated_at
       from reviews where state = 'withheld' and publishing_asked_by_id is not null
       union all
       select id, reference, 'reading', sent_at + interval '${READ_WITHIN_DAYS} days'
       from reviews where state = 'waiting'
     ) as reviews where wanted <> 'reading' or since < $1 order by since, id`,
    [now],
  )
  return rows
}
