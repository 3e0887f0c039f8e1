import type { InboxColumn } from '@/lib/domain/leads/inbox-views'
import type { InboxRow } from '@/lib/inbox/inbox'

import { LeadRow } from './lead-row'
import type { Clock } from './promise-line'

type Ticking = { ticked: readonly number[]; onTick: (id: number) => void }

type LeadListProps = Ticking & {
  label: string
  empty: string
  rows: readonly InboxRow[]
  columns: readonly InboxColumn[]
  clock: Clock
  /** The row that the keys move from. */
  current: number | null
  open: number | null
  hrefOf: (id: number) => string
  onOpen: (id: number) => void
}

/** The leads of a view, one of them reached by Tab. */
export function LeadList({
  label,
  empty,
  rows,
  columns,
  clock,
  current,
  open,
  hrefOf,
  onOpen,
  ...tick
}: LeadListProps) {
  if (rows.length === 0) return <p className="pb-inbox-empty">{empty}</p>
  const reached = rows.some(({ id }) => id === current) ? current : rows[0]?.id
  return (
    <ol className="pb-leads" aria-label={label}>
      {rows.map((row) => (
        <LeadRow
          key={row.id}
          row={row}
          clock={clock}
          href={hrefOf(row.id)}
          columns={columns}
          isOpen={row.id === open}
          isReached={row.id === reached}
          isTicked={tick.ticked.includes(row.id)}
          onOpen={() => onOpen(row.id)}
          onTick={() => tick.onTick(row.id)}
        />
      ))}
    </ol>
  )
}
