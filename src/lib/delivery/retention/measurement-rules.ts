import { MEASURED } from '@/lib/platform/quotas'

import { ALL, type RetentionRule } from './rule'

/** Turns views into totals per post and day. */
const SUM_VIEWS = `insert into blog_view_days (post_id, day, views)
  select post_id, (viewed_at at time zone 'Europe/London')::date, count(*)
  from blog_post_views where id in (select id from doomed) group by 1, 2
  on conflict (post_id, day) do update set views = blog_view_days.views + excluded.views`

/** What is measured: errors, speed, clicks, searches, calculations and views. */
export const MEASUREMENT_RULES: readonly RetentionRule[] = [
  {
    ...ALL,
    name: 'browser errors',
    table: 'error_logs',
    ageColumn: 'timestamp',
    kept: { kind: 'errors' },
    maxRows: MEASURED.error_logs.rowsMax,
  },
  {
    ...ALL,
    name: 'speed measurements',
    table: 'performance_metrics',
    ageColumn: 'timestamp',
    kept: { kind: 'speed' },
    maxRows: MEASURED.performance_metrics.rowsMax,
  },
  {
    ...ALL,
    name: 'heatmap records',
    table: 'heatmap_records',
    ageColumn: 'timestamp',
    kept: { kind: 'heatmap' },
    maxRows: MEASURED.heatmap_records.rowsMax,
  },
  {
    ...ALL,
    name: 'searches without results',
    table: 'search_misses',
    ageColumn: 'last_searched',
    kept: { kind: 'searches' },
    maxRows: MEASURED.search_misses.rowsMax,
  },
  {
    ...ALL,
    name: 'anonymous calculations',
    table: 'calculator_usage',
    ageColumn: 'created_at',
    kept: { kind: 'calculations' },
    maxRows: MEASURED.calculator_usage.rowsMax,
    where: 'session_id is not null',
  },
  {
    ...ALL,
    name: 'views of posts',
    table: 'blog_post_views',
    ageColumn: 'viewed_at',
    kept: { kind: 'views' },
    maxRows: MEASURED.blog_post_views.rowsMax,
    alongside: [SUM_VIEWS],
  },
  {
    ...ALL,
    name: 'keys for views',
    table: 'blog_view_keys',
    key: 'day',
    ageColumn: 'created_at',
    kept: { fixed: '1 day' },
    maxRows: 10,
  },
  {
    ...ALL,
    name: 'totals of page views',
    table: 'page_view_days',
    key: 'ctid',
    ageColumn: 'day',
    kept: { kind: 'pageTotals' },
    maxRows: 1_000_000,
  },
]
