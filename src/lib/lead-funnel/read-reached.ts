import type { Pool } from 'pg'

import { FEWEST_PEOPLE } from '@/lib/domain/page-views/fewest-people'
import type { DayOfVisits } from '@/lib/domain/page-views/opening'
import { routes } from '@/lib/routing/routes'

import type { Days } from './read'

/** Visitors of a day, each counted once on it, and how many of them saw a price of their own or began a quote. */
export type ReachedRow = Pick<DayOfVisits, 'visitors' | 'priced' | 'quoted'> & { source: string }

/** Where a visitor is shown what their own room or home costs. The short estimate is part of the sales page. */
const PRICE_PAGES = [
  routes.quickCalculator,
  routes.professionalCalculator,
  routes.configure,
  routes.configureResult,
  routes.systemDesigner,
  routes.solarQuote,
  routes.panel,
]
const QUOTE_PAGES = [routes.quoteRequest, routes.quoteRequestReceived]

const PRICED = `location = any($3) or element like '#estimate-%'`
/** The fields of the quote dialog, which opens over any page; not the bar that offers it. */
const QUOTED = `location = any($4) or element like '#quote-%' and element not like '#quote-bar%'`

// What visitors who accepted all cookies did, kept for 30 days. An action on the page itself counts as later than it.
const OF_A_DAY = `from heatmap_records
  where visitor is not null and (timestamp at time zone 'Europe/London')::date between $1::date and $2::date
  group by visitor, day`
const DAY = `(timestamp at time zone 'Europe/London')::date as day`

/** By the website that visitors came from, those of at least five people. */
export async function readReached(pool: Pool, { from, to }: Days): Promise<ReachedRow[]> {
  const { rows } = await pool.query<ReachedRow>(
    `select source, count(*)::int as visitors, count(*) filter (where priced)::int as priced,
       count(*) filter (where quoted)::int as quoted
     from (
       select visitor, ${DAY}, bool_or(${PRICED}) as priced, bool_or(${QUOTED}) as quoted,
         coalesce((array_agg(referrer order by timestamp) filter (where referrer <> ''))[1], '') as source
       ${OF_A_DAY}
     ) as visits
     group by source having count(distinct visitor) >= $5 order by visitors desc, source`,
    [from, to, PRICE_PAGES, QUOTE_PAGES, FEWEST_PEOPLE],
  )
  return rows
}

/** By day, of the visitors who saw a page: what they reached after it. */
export async function readReachedFrom(pool: Pool, { from, to }: Days, page: string): Promise<DayOfVisits[]> {
  const { rows } = await pool.query<DayOfVisits>(
    `select day::text as day, count(*)::int as visitors, count(*) filter (where priced_at >= seen_at)::int as priced,
       count(*) filter (where quoted_at >= seen_at)::int as quoted
     from (
       select visitor, ${DAY}, min(timestamp) filter (where location = $5) as seen_at,
         max(timestamp) filter (where ${PRICED}) as priced_at, max(timestamp) filter (where ${QUOTED}) as quoted_at
       ${OF_A_DAY}
     ) as visits
     where seen_at is not null group by day order by day`,
    [from, to, PRICE_PAGES, QUOTE_PAGES, page],
  )
  return rows
}
