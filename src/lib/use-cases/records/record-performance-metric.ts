import type { Pool } from 'pg'

import { pageClassOf } from '@/lib/routing/page-class'
import type { PerformanceMetric } from '@/lib/schemas/performance-metric'

/** Records how fast a page was for a visitor, with the server's time and release. */
export async function recordPerformanceMetric(
  pool: Pool,
  { metric, value, url, device, sampledPercent }: PerformanceMetric,
  { now, release }: { now: Date; release: string },
): Promise<void> {
  const [scalar, timings] = typeof value === 'number' ? [value, null] : [value.loadTime, JSON.stringify(value)]
  await pool.query(
    `insert into performance_metrics (metric, value, timings, url, page_class, device, release, timestamp, sampled_percent)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [metric, scalar, timings, url, pageClassOf(url), device ?? null, release, now, sampledPercent ?? null],
  )
}
