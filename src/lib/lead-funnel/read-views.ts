import type { Pool } from 'pg'

import { routes } from '@/lib/routing/routes'

import type { Days } from './read'

export const VIEW_GROUPS = ['website', 'campaign', 'place', 'page'] as const

export type ViewGroup = (typeof VIEW_GROUPS)[number]

export const isViewGroup = (group: string): group is ViewGroup => VIEW_GROUPS.some((each) => each === group)

/** `arrivals`: views that did not come from another page of the site. */
export type ViewRow = { name: string; views: number; arrivals: number }

/** Totals of what visitors opened in a period, without anything about the visitors. */
export type ViewTotals = { views: number; arrivals: number; calculators: number; designers: number }

const IN_PERIOD = 'day between $1::date and $2::date'
const ARRIVALS = `coalesce(sum(views) filter (where source <> ''), 0)::int as arrivals`

const GROUPS: Record<ViewGroup, { name: string; where: string }> = {
  website: { name: 'source', where: `source <> ''` },
  campaign: { name: 'campaign', where: `campaign <> ''` },
  place: { name: 'path', where: `starts_with(path, '${routes.locations}/')` },
  page: { name: 'path', where: 'true' },
}

/** Every website, campaign or page with its views, most opened first. */
export async function readViews(pool: Pool, { from, to }: Days, group: ViewGroup): Promise<ViewRow[]> {
  const { name, where } = GROUPS[group]
  const { rows } = await pool.query<ViewRow>(
    `select ${name} as name, sum(views)::int as views, ${ARRIVALS}
     from page_view_days where ${IN_PERIOD} and ${where} group by 1 order by views desc, name`,
    [from, to],
  )
  return rows
}

const CALCULATORS = [routes.quickCalculator, routes.professionalCalculator]
const DESIGNERS = [routes.systemDesigner, routes.configure]

export async function readViewTotals(pool: Pool, { from, to }: Days): Promise<ViewTotals> {
  const { rows } = await pool.query<ViewTotals>(
    `select coalesce(sum(views), 0)::int as views, ${ARRIVALS},
       coalesce(sum(views) filter (where path = any($3)), 0)::int as calculators,
       coalesce(sum(views) filter (where path = any($4)), 0)::int as designers
     from page_view_days where ${IN_PERIOD}`,
    [from, to, CALCULATORS, DESIGNERS],
  )
  return rows[0] ?? { views: 0, arrivals: 0, calculators: 0, designers: 0 }
}
