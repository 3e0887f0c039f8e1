import { READ_WITHIN_DAYS } from '@/lib/domain/reviews/review-states'
import { readReviewsToDecide, type ReviewToDecide } from '@/lib/operations/reviews-to-decide'

import type { AlertContext, StaffAlert } from './staff-alert'

const TEXTS: Record<ReviewToDecide['wanted'], string> = {
  withholding: 'A colleague asks to withhold a review. Someone else has to confirm it, or publish the review.',
  publishing: 'A colleague asks to publish a review that is withheld. Someone else has to confirm it, or refuse.',
  reading: `A review has waited longer than the ${READ_WITHIN_DAYS} days that we promise. Read it and publish it.`,
}

/** Reviews that a colleague has to decide on. The key contains the time, so that staff learn of each request. */
export async function reviewAlerts({ pool, now }: AlertContext): Promise<StaffAlert[]> {
  return (await readReviewsToDecide(pool, now)).map(({ id, wanted, since }) => ({
    key: `review-${id}-${wanted}-${since.getTime()}`,
    text: TEXTS[wanted],
    path: `/collections/reviews/${id}`,
  }))
}
