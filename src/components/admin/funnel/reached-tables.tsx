import { OPENINGS, type OpeningVisits } from '@/lib/domain/page-views/opening'
import { comparedInWords } from '@/lib/lead-funnel/opening-words'
import type { ReachedRow } from '@/lib/lead-funnel/read-reached'
import { shareText } from '@/lib/lead-funnel/to-csv'

import { StaffTable } from '../staff-table'

const COLUMNS = ['Visitors', 'Saw a price', 'Share', 'Began a quote', 'Share of all']

const cellsOf = ({ visitors, priced, quoted }: Pick<ReachedRow, 'visitors' | 'priced' | 'quoted'>) => [
  visitors,
  priced,
  shareText({ hits: priced, of: visitors }),
  quoted,
  shareText({ hits: quoted, of: visitors }),
]

/** Visitors who accepted all cookies, by the website they came from. */
export function ReachedTable({ rows }: { rows: readonly ReachedRow[] }) {
  if (rows.length === 0) return <p>Fewer than five visitors from any one website agreed to be measured.</p>
  const shown = rows.map((row) => ({ key: row.source, name: row.source || 'direct', cells: cellsOf(row) }))
  return <StaffTable label="From a visit to a price and a quote" columns={['Came from', ...COLUMNS]} rows={shown} />
}

export type Comparison = { page: string; since: string; visits: Record<(typeof OPENINGS)[number], OpeningVisits> }

const NAMES = { first: 'First opening', second: 'Second opening' }

/** The two openings of a page, and what they say so far. */
export function OpeningsTable({ comparison: { page, since, visits } }: { comparison: Comparison }) {
  const rows = OPENINGS.map((opening) => {
    const { days, ...counted } = visits[opening]
    return { key: opening, name: NAMES[opening], cells: [days, ...cellsOf(counted)] }
  })
  return (
    <>
      <h3>{page}</h3>
      <p>{`Days after ${since}, when the texts were last changed.`}</p>
      <StaffTable label={`Openings of ${page}`} columns={['Opening', 'Days', ...COLUMNS]} rows={rows} />
      <p>{comparedInWords({ ...visits, what: 'priced' })}</p>
      <p>{comparedInWords({ ...visits, what: 'quoted' })}</p>
    </>
  )
}
