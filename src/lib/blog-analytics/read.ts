import type { Pool } from 'pg'

import { addDays } from '@/lib/domain/calendar/london-time'
import { periodsOf } from '@/lib/domain/retention/periods'

import type { Period } from './period'

type Compared = { current: number; previous: number }
type DayViews = Compared & { day: string }
type PostViews = Compared & { id: number; title: string }
/** `source`: null for views whose source is no longer kept. `previous`: null where that is so for some of them. */
type SourceViews = { source: string | null; current: number; previous: number | null }

/** Views of the posts about a place. */
type PlaceViews = Compared & { place: string }
/** Readers of a post who went on to a step, among those who agreed to be counted. */
type StepReaders = PostViews & { step: string }

export type BlogAnalytics = {
  total: Compared
  days: DayViews[]
  posts: PostViews[]
  places: PlaceViews[]
  sources: SourceViews[]
  /** How long single views, and with them their sources, are kept. */
  sourcesKeptDays: number
  steps: StepReaders[]
}

/** Views that are still stored individually, and the totals of those that are not. */
const COUNTED = `
  select post_id, (viewed_at at time zone 'Europe/London')::date as day, count(*) as views
  from blog_post_views where viewed_at >= $1::date - 1 group by 1, 2
  union all
  select post_id, day, views from blog_view_days where day >= $1::date`

const BY_DAY = `select day::text, sum(views)::int as views from (${COUNTED}) counted
  where day between $1::date and $2::date group by day`

const BY_POST = `select p.id, p.title,
    coalesce(sum(views) filter (where day >= $3::date), 0)::int as current,
    coalesce(sum(views) filter (where day < $3::date), 0)::int as previous
  from (${COUNTED}) counted join blog_posts p on p.id = post_id
  where day between $1::date and $2::date group by p.id order by current desc, previous desc, p.id`

const BY_PLACE = `select p.target_location as place,
    coalesce(sum(views) filter (where day >= $3::date), 0)::int as current,
    coalesce(sum(views) filter (where day < $3::date), 0)::int as previous
  from (${COUNTED}) counted join blog_posts p on p.id = post_id
  where day between $1::date and $2::date and p.target_location <> ''
  group by 1 order by current desc, previous desc, place`

const BY_STEP = `select p.id, p.title, step,
    coalesce(sum(readers) filter (where day >= $3::date), 0)::int as current,
    coalesce(sum(readers) filter (where day < $3::date), 0)::int as previous
  from blog_step_days join blog_posts p on p.id = post_id
  where day between $1::date and $2::date group by p.id, step order by current desc, previous desc, p.id, step`

const BY_SOURCE = `select coalesce(source, referrer, '') as source,
    count(*) filter (where day >= $3::date)::int as current, count(*) filter (where day < $3::date)::int as previous
  from (select *, (viewed_at at time zone 'Europe/London')::date as day from blog_post_views) views
  where day between $1::date and $2::date group by 1 order by current desc, previous desc, source`

/**
 * Views in a period by post, place, day and source, and the steps that readers went on to, compared with the period
 * before.
 */
export async function readAnalytics(pool: Pool, period: Period): Promise<BlogAnalytics> {
  const { from, to, previousFrom } = period
  const [byDay, posts, places, sources, steps, kept] = await Promise.all([
    pool.query<{ day: string; views: number }>(BY_DAY, [previousFrom, to]),
    pool.query<PostViews>(BY_POST, [previousFrom, to, from]),
    pool.query<PlaceViews>(BY_PLACE, [previousFrom, to, from]),
    pool.query<Compared & { source: string }>(BY_SOURCE, [previousFrom, to, from]),
    pool.query<StepReaders>(BY_STEP, [previousFrom, to, from]),
    pool.query<{ views: number }>('select views::float as views from retention limit 1'),
  ])
  const sourcesKeptDays = periodsOf(kept.rows[0] ?? {}).views
  const views = new Map(byDay.rows.map((row) => [row.day, row.views]))
  const days = Array.from({ length: period.days }, (_, index) => ({
    day: addDays(from, index),
    current: views.get(addDays(from, index)) ?? 0,
    previous: views.get(addDays(previousFrom, index)) ?? 0,
  }))
  const total = { current: sumOf(days, 'current'), previous: sumOf(days, 'previous') }
  return {
    total,
    days,
    posts: posts.rows,
    places: places.rows,
    steps: steps.rows,
    sources: sourcesOf(sources.rows, total),
    sourcesKeptDays,
  }
}

/** Lists the views whose source is no longer kept last, so that the sources add up to the total. */
function sourcesOf(rows: readonly (Compared & { source: string })[], total: Compared): SourceViews[] {
  const lost = { current: total.current - sumOf(rows, 'current'), previous: total.previous - sumOf(rows, 'previous') }
  const all = lost.current > 0 ? [...rows, { source: null, ...lost }] : rows
  return all.map((row) => ({ ...row, previous: lost.previous > 0 ? null : row.previous }))
}

const sumOf = (rows: readonly Compared[], name: keyof Compared) => rows.reduce((total, row) => total + row[name], 0)
