import type { Pool } from 'pg'

import { FEWEST_PEOPLE } from '@/lib/domain/page-views/fewest-people'
import { SCROLL_MILESTONES } from '@/lib/schemas/heatmap'
import type { HeatmapQuery } from '@/lib/schemas/heatmap-query'

import { GRID } from './grid'

/** Clicks on an element, or in one cell of its grid, counted from 0; null for the whole element. */
type ClickedCell = { element: string; column: number | null; row: number | null; people: number; clicks: number }
/** People who reached a quarter of the page or went beyond it. */
type Reached = { depthPercent: number; people: number }
/** Seconds for which a tenth of the page was on screen, per person. */
type Band = { band: number; secondsEach: number }
export type Heatmap = { people: number; cells: ClickedCell[]; reached: Reached[]; bands: Band[] }

const SELECTED = `location = $1 and device = $2::enum_heatmap_records_device and timestamp > $3 and visitor is not null
  and ($4 = '' or referrer = $4)`

/** Interactions with a page by at least five people, each person counted once. */
export async function readHeatmap(pool: Pool, query: HeatmapQuery, now: Date): Promise<Heatmap> {
  const values = [query.path, query.device, since(query, now), query.source]
  const ask = async <Row extends object>(sql: string, ...more: (number | readonly number[])[]) =>
    (await pool.query<Row>(sql, [...values, ...more])).rows
  const [total] = await ask<{ people: number }>(
    `select count(distinct visitor)::int as people from heatmap_records where ${SELECTED}`,
  )
  const people = total?.people ?? 0
  if (people < FEWEST_PEOPLE) return { people, cells: [], reached: [], bands: [] }
  const [cells, reached, bands] = await Promise.all([
    ask<ClickedCell>(
      `select element, cell_column as "column", cell_row as "row", count(distinct visitor)::int as people,
         count(*)::int as clicks
       from (
         select element, visitor, least(floor(within_x * $6), $6 - 1)::int as cell_column,
           least(floor(within_y * $6), $6 - 1)::int as cell_row
         from heatmap_records where ${SELECTED} and kind = 'click' and within_x is not null
       ) as clicked
       group by grouping sets ((element), (element, cell_column, cell_row))
       having count(distinct visitor) >= $5
       order by clicks desc, element, cell_row, cell_column limit 500`,
      FEWEST_PEOPLE,
      GRID,
    ),
    ask<Reached>(
      `select milestone as "depthPercent", count(*)::int as people
       from (select max(depth_percent) as deepest from heatmap_records where ${SELECTED} and kind = 'scroll' group by visitor)
         as scrolled, unnest($6::int[]) as milestone
       where deepest >= milestone group by milestone having count(*) >= $5 order by milestone`,
      FEWEST_PEOPLE,
      SCROLL_MILESTONES,
    ),
    ask<Band>(
      `select (band.place - 1)::int as band,
         round(sum(band.ms::numeric) / 1000 / count(distinct visitor), 1)::float as "secondsEach"
       from heatmap_records, jsonb_array_elements_text(attention_ms) with ordinality as band(ms, place)
       where ${SELECTED} and kind = 'attention'
       group by band.place having count(distinct visitor) >= $5 order by band.place`,
      FEWEST_PEOPLE,
    ),
  ])
  return { people, cells, reached, bands }
}

/** Pages and referring websites with at least five people, most used first. */
export async function heatmapChoices(pool: Pool, query: HeatmapQuery, now: Date) {
  const listed = async (column: 'location' | 'referrer') =>
    (
      await pool.query<{ value: string; people: number }>(
        `select ${column} as value, count(distinct visitor)::int as people from heatmap_records
         where timestamp > $1 and ${column} <> '' group by ${column}
         having count(distinct visitor) >= $2 order by people desc, value limit 200`,
        [since(query, now), FEWEST_PEOPLE],
      )
    ).rows
  const [paths, sources] = await Promise.all([listed('location'), listed('referrer')])
  return { paths, sources }
}

const DAY_MS = 86_400_000

const since = ({ days }: HeatmapQuery, now: Date) => new Date(now.getTime() - days * DAY_MS)
