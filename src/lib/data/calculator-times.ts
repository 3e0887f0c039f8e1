import { poolOf } from '@/lib/platform/database'
import { CACHE_MANIFEST } from '@/lib/registry/cache-manifest'

import { cachedRead } from './cached-read'
import { payloadClient } from './payload-client'

/** With fewer measurements, no time is stated. */
const COUNT_MIN = 30
const COUNT_MAX = 1_000

/**
 * Median time in seconds that the most recent visitors took to give their answers in the quick calculator; null until
 * enough have been measured.
 */
export const getMedianQuickSeconds = cachedRead(CACHE_MANIFEST.medianQuickSeconds, readMedianSeconds)

async function readMedianSeconds(): Promise<number | null> {
  const payload = await payloadClient()
  const { rows } = await poolOf(payload).query<{ count: number; median: number | null }>(
    `select count(*)::int as count, percentile_cont(0.5) within group (order by answered_after_ms)::float8 as median
     from (select answered_after_ms from calculator_usage where tool::text = 'quick' and answered_after_ms is not null order by created_at desc limit ${COUNT_MAX}) as last`,
  )
  const [last] = rows
  return last?.median == null || last.count < COUNT_MIN ? null : last.median / 1000
}
