import type { Pool } from 'pg'

import { DESIGN_TITLE } from '@/lib/calculators/designer/design-message'
import { DESIGN_MARKS } from '@/lib/domain/page-views/design-marks'
import { shownKindOf } from '@/lib/operations/shown-kind'

export const FUNNEL_GROUPS = ['source', 'kind', 'area'] as const

export type FunnelGroup = (typeof FUNNEL_GROUPS)[number]

/** Leads of a group that arrived in the period, and how many of them have been quoted or won since. */
export type FunnelRow = { name: string; leads: number; quoted: number; won: number }

/** First and last day, ISO dates in London. */
export type Days = { from: string; to: string }

const NAMES: Record<FunnelGroup, string> = {
  source: `coalesce(source, '')`,
  kind: shownKindOf('l'),
  area: `coalesce(upper(substring(postcode from '^[A-Za-z]{1,2}(?=[0-9])')), '')`,
}

const ARRIVED = `quarantined is not true and is_sample is not true and status::text not in ('spam', 'duplicate')
  and (l.created_at at time zone 'Europe/London')::date between $1::date and $2::date`

/**
 * Leads by source, kind or postcode area: from enquiry to quote to sale. Leaves out spam, duplicates and held-back
 * leads.
 */
export async function readFunnel(pool: Pool, { from, to }: Days, group: FunnelGroup): Promise<FunnelRow[]> {
  const { rows } = await pool.query<FunnelRow>(
    `select ${NAMES[group]} as name, count(*)::int as leads,
       count(*) filter (where status in ('quoted', 'won') or exists (
         select from quotes where quotes.lead_id = l.id and quotes.state::text in ('sent', 'accepted', 'declined', 'expired')
       ))::int as quoted,
       count(*) filter (where status = 'won')::int as won
     from leads l where ${ARRIVED} group by 1 order by leads desc, name`,
    [from, to],
  )
  return rows
}

/** Enquiries of the period that came with a configuration, or with a design in their message. */
export async function countDesigned(pool: Pool, { from, to }: Days): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from leads l
     where ${ARRIVED} and (kind::text = 'configuration' or position($3 in message) > 0)`,
    [from, to, DESIGN_TITLE],
  )
  return rows[0]?.count ?? 0
}

/** Number of visitors who used the configurator, and the median time in seconds until they had their price. */
export async function readTimeToPrice(
  pool: Pool,
  { from, to }: Days,
): Promise<{ count: number; seconds: number | null }> {
  const { rows } = await pool.query<{ count: number; seconds: number | null }>(
    `select count(*)::int as count,
       (percentile_cont(0.5) within group (order by answered_after_ms) / 1000)::float8 as seconds
     from calculator_usage where tool::text = 'configurator' and answered_after_ms is not null
       and (created_at at time zone 'Europe/London')::date between $1::date and $2::date`,
    [from, to],
  )
  return rows[0] ?? { count: 0, seconds: null }
}

/** Visits that began at the ways to start of the designer, those with a price, and the median time to it in seconds. */
export type DesignerVisits = { begun: number; priced: number; seconds: number | null }

/**
 * Of visitors who accepted all cookies, for as long as measurements are kept. Each counts for the visits that it stands
 * for.
 */
export async function readDesignerVisits(pool: Pool, { from, to }: Days): Promise<DesignerVisits> {
  const { rows } = await pool.query<DesignerVisits>(
    `select coalesce(round(sum(views) filter (where metric = '${DESIGN_MARKS.offered}')), 0)::int as begun,
       coalesce(round(sum(views) filter (where metric = '${DESIGN_MARKS.priced}')), 0)::int as priced,
       (percentile_cont(0.5) within group (order by value) filter (where metric = '${DESIGN_MARKS.priced}') / 1000)::float8 as seconds
     from (
       select metric, value, 100.0 / coalesce(sampled_percent, 100) as views from performance_metrics
       where metric in ('${DESIGN_MARKS.offered}', '${DESIGN_MARKS.priced}')
         and (timestamp at time zone 'Europe/London')::date between $1::date and $2::date
     ) as visits`,
    [from, to],
  )
  return rows[0] ?? { begun: 0, priced: 0, seconds: null }
}

/** Number of results that the calculators reported in the period; visitors who refused reporting are missing. */
export async function countCalculations(pool: Pool, { from, to }: Days): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from calculator_usage
     where session_id is not null and tool::text <> 'configurator' and (created_at at time zone 'Europe/London')::date between $1::date and $2::date`,
    [from, to],
  )
  return rows[0]?.count ?? 0
}
