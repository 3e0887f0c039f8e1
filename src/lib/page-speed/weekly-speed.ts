import { DESIGN_MARKS } from '@/lib/domain/page-views/design-marks'
import type { Db } from '@/lib/platform/database'
import type { PageClass } from '@/lib/routing/page-class'

export type Metric = 'LCP' | 'INP' | 'FID' | 'CLS' | 'TTFB' | 'PAGE_LOAD'

/**
 * The 75th percentile of a metric on a kind of page, this week and the week before; null without measurements. `views`
 * estimates the page views of this week, of which `count` were measured.
 */
export type WeeklySpeed = {
  pageClass: PageClass
  metric: Metric
  count: number
  views: number
  p75: number | null
  previousP75: number | null
}

/**
 * Limits of a good experience at the 75th percentile: milliseconds, for CLS no unit. Source: web.dev/articles/vitals,
 * 31 October 2024; TTFB: web.dev/articles/ttfb.
 */
export const SPEED_BUDGETS: Record<Metric, number | null> = {
  LCP: 2_500,
  INP: 200,
  FID: 100,
  CLS: 0.1,
  TTFB: 800,
  PAGE_LOAD: null,
}

/** The 75th percentile of a metric in one build. */
export type ReleaseSpeed = { release: string; metric: Metric; count: number; views: number; p75: number; since: Date }

const RELEASES_MAX = 5

/** Number of page views that a measurement represents, given the share measured at the time. */
const VIEWS = '100 / coalesce(sampled_percent, 100)'

/** The way to a price in the designer is no matter of speed. */
const IS_SPEED = `metric not in ('${DESIGN_MARKS.offered}', '${DESIGN_MARKS.priced}')`

/** Speed by build in the 30 days before `now`, over all pages: the latest builds, newest first. */
export async function speedByRelease(pool: Db, now: Date): Promise<ReleaseSpeed[]> {
  const { rows } = await pool.query<ReleaseSpeed>(
    `with measured as (
       select release, metric, value, timestamp, ${VIEWS} as views from performance_metrics
       where release <> '' and ${IS_SPEED} and timestamp > $1::timestamptz - interval '30 days' and timestamp <= $1
     ), latest as (
       select release, min(timestamp) as since from measured group by release order by since desc, release limit $2
     )
     select release, metric, count(*)::int as count, round(sum(views))::int as views, since,
       percentile_cont(0.75) within group (order by value) as p75
     from measured join latest using (release)
     group by release, metric, since order by since desc, release, metric`,
    [now, RELEASES_MAX],
  )
  return rows
}

/** Speed in the seven days before `now`, compared with the seven days before those. */
export async function weeklySpeed(pool: Db, now: Date): Promise<WeeklySpeed[]> {
  const { rows } = await pool.query<WeeklySpeed>(
    `select page_class as "pageClass", metric,
       count(*) filter (where is_this_week)::int as count,
       coalesce(round(sum(views) filter (where is_this_week)), 0)::int as views,
       percentile_cont(0.75) within group (order by value) filter (where is_this_week) as p75,
       percentile_cont(0.75) within group (order by value) filter (where not is_this_week) as "previousP75"
     from (
       select page_class, metric, value, ${VIEWS} as views, timestamp > $1::timestamptz - interval '7 days' as is_this_week
       from performance_metrics
       where page_class is not null and ${IS_SPEED} and timestamp > $1::timestamptz - interval '14 days' and timestamp <= $1
     ) as measured
     group by page_class, metric
     order by page_class, metric`,
    [now],
  )
  return rows
}
