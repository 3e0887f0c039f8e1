import { readReviewsToDecide, type ReviewToDecide } from '@/lib/operations/reviews-to-decide'
import { type Noted, SHOWN_MAX } from '@/lib/page-inventory/notices'
import { now } from '@/lib/platform/clock'
import type { Db } from '@/lib/platform/database'

const DETAILS: Record<ReviewToDecide['wanted'], string> = {
  withholding: 'is to be withheld, if a second colleague confirms it, since',
  publishing: 'is to be published after all, if a second colleague confirms it, since',
  reading: 'was to be read by',
}

/** Reviews that wait for a colleague. */
export async function readWaitingReviews(pool: Db): Promise<Noted> {
  const reviews = await readReviewsToDecide(pool, now())
  const notices = reviews.slice(0, SHOWN_MAX).map(({ id, reference, wanted, since }) => ({
    what: `Review of ${reference}`,
    editPath: `/collections/reviews/${id}`,
    at: since,
    detail: DETAILS[wanted],
  }))
  return { notices, total: reviews.length }
}
