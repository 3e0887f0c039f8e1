import type { FunnelGroup, FunnelRow } from '@/lib/lead-funnel/read'
import type { ViewRow } from '@/lib/lead-funnel/read-views'
import type { Stage } from '@/lib/lead-funnel/stages'
import { GROUP_HEADINGS, groupName, shareText } from '@/lib/lead-funnel/to-csv'

import { StaffTable } from '../staff-table'

export function StagesTable({ stages }: { stages: readonly Stage[] }) {
  const rows = stages.map(({ name, count, rate }) => ({ key: name, name, cells: [count, rate] }))
  return <StaffTable label="Stages" columns={['Stage', 'How many', 'Rate']} rows={rows} />
}

type LeadsTableProps = { group: FunnelGroup; rows: readonly FunnelRow[] }

export function LeadsTable({ group, rows }: LeadsTableProps) {
  if (rows.length === 0) return <p>No enquiries in this period.</p>
  const shown = rows.map(({ name, leads, quoted, won }) => ({
    key: name,
    name: groupName(group, name),
    cells: [leads, quoted, won, shareText({ hits: won, of: leads })],
  }))
  return (
    <StaffTable
      label="Enquiries"
      columns={[GROUP_HEADINGS[group], 'Enquiries', 'Quoted', 'Won', 'Share won']}
      rows={shown}
    />
  )
}

const VIEW_ROWS_MAX = 100

export function ViewsTable({ heading, rows }: { heading: string; rows: readonly ViewRow[] }) {
  if (rows.length === 0) return <p>Nothing of this kind was opened in this period.</p>
  const left = rows.length - VIEW_ROWS_MAX
  const shown = rows
    .slice(0, VIEW_ROWS_MAX)
    .map(({ name, views, arrivals }) => ({ key: name, name, cells: [views, arrivals] }))
  return (
    <>
      <StaffTable label="Pages opened" columns={[heading, 'Pages opened', 'Arrivals']} rows={shown} />
      {left > 0 && <p>{left} more are in the file.</p>}
    </>
  )
}
