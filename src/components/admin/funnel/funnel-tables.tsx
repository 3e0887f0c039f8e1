import type { ReactNode } from 'react'

import type { FunnelRow } from '@/lib/lead-funnel/read'
import type { ViewRow } from '@/lib/lead-funnel/read-views'
import type { Stage } from '@/lib/lead-funnel/stages'
import { NOT_KNOWN, shareText } from '@/lib/lead-funnel/to-csv'

export function StagesTable({ stages }: { stages: readonly Stage[] }) {
  const rows = stages.map(({ name, count, rate }) => ({ name, cells: [count, rate] }))
  return <Table label="Stages" heads={['Stage', 'How many', 'Rate']} rows={rows} />
}

export function LeadsTable({ heading, rows }: { heading: string; rows: readonly FunnelRow[] }) {
  if (rows.length === 0) return <p>No enquiries in this period.</p>
  const shown = rows.map(({ name, leads, quoted, won }) => ({
    name: name || NOT_KNOWN,
    cells: [leads, quoted, won, shareText({ hits: won, of: leads })],
  }))
  return <Table label="Enquiries" heads={[heading, 'Enquiries', 'Quoted', 'Won', 'Share won']} rows={shown} />
}

const VIEW_ROWS_MAX = 100

export function ViewsTable({ heading, rows }: { heading: string; rows: readonly ViewRow[] }) {
  if (rows.length === 0) return <p>Nothing of this kind was opened in this period.</p>
  const left = rows.length - VIEW_ROWS_MAX
  const shown = rows.slice(0, VIEW_ROWS_MAX).map(({ name, views, arrivals }) => ({ name, cells: [views, arrivals] }))
  return (
    <>
      <Table label="Pages opened" heads={[heading, 'Pages opened', 'Arrivals']} rows={shown} />
      {left > 0 && <p>{left} more are in the file.</p>}
    </>
  )
}

type TableProps = {
  label: string
  heads: readonly string[]
  rows: readonly { name: string; cells: readonly ReactNode[] }[]
}

function Table({ label, heads, rows }: TableProps) {
  return (
    <div className="pb-table" role="region" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, place) => (
                <td key={heads[place + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
