import type { ShownReviews } from '@/lib/content/reviews'
import { writtenMonth } from '@/lib/domain/calendar/written-date'
import { ratingOf } from '@/lib/domain/reviews/rating'
import { WITHHOLDING_REASONS } from '@/lib/domain/reviews/review-states'
import { labelOf } from '@/lib/domain/text/label-of'
import { poolOf } from '@/lib/platform/database'
import { CACHE_MANIFEST } from '@/lib/registry/cache-manifest'

import { cachedRead } from './cached-read'
import { payloadClient } from './payload-client'

/** More than anyone reads; the average and the counts are of all. */
const NEWEST_MAX = 100

type Stored = { id: number; stars: number; text: string; name: string; sentAt: Date }

/** All that is shown of what customers say; null while staff show none, or none is published. */
export const getReviews = cachedRead(CACHE_MANIFEST.reviews, readReviews)

async function readReviews(): Promise<ShownReviews | null> {
  const payload = await payloadClient()
  const { showReviews } = await payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: false })
  if (!showReviews) return null
  const pool = poolOf(payload)
  const [given, newest, withheld] = await Promise.all([
    pool.query<{ stars: number; count: number }>(
      `select stars::int, count(*)::int as count from reviews where state = 'published' group by stars`,
    ),
    pool.query<Stored>(
      `select id, stars::int, text, name, sent_at as "sentAt" from reviews where state = 'published'
       order by sent_at desc limit ${NEWEST_MAX}`,
    ),
    pool.query<{ reason: string; count: number }>(
      `select withholding_reason::text as reason, count(*)::int as count from reviews where state = 'withheld'
       group by withholding_reason order by count desc, withholding_reason`,
    ),
  ])
  const rating = ratingOf(given.rows)
  return (
    rating && {
      rating,
      newest: newest.rows.map(({ sentAt, ...review }) => ({ ...review, given: writtenMonth(sentAt.toISOString()) })),
      withheld: withheld.rows.map(({ reason, count }) => ({ reason: labelOf(WITHHOLDING_REASONS, reason), count })),
    }
  )
}
