import { type KeyboardEvent, useState } from 'react'

import { INBOX_STATUSES, type InboxStatus } from '@/lib/domain/leads/inbox-views'
import { LEAD_STATUSES } from '@/lib/domain/leads/lead-status'
import { labelOf } from '@/lib/domain/text/label-of'
import type { InboxRow } from '@/lib/inbox/inbox'

import { type Clock, dueOf, PromiseLine } from './promise-line'
import { StatusSelect } from './status-select'
import type { Values } from './use-changes'

type BoardProps = {
  rows: readonly InboxRow[]
  clock: Clock
  hrefOf: (id: number) => string
  onOpen: (id: number) => void
  onMove: (row: InboxRow, values: Values, said: string) => void
}

/** Reasons are asked for, so dropping loses no lead: the menu of a card does. */
const COLUMNS = INBOX_STATUSES.filter((status) => status !== 'lost')

/** The leads of a view by status. A card is moved by dragging, by Alt and an arrow, or by its menu. */
export function Board({ rows, clock, hrefOf, onOpen, onMove }: BoardProps) {
  const [dragged, setDragged] = useState<InboxRow | null>(null)
  const [over, setOver] = useState<InboxStatus | null>(null)
  const move = (row: InboxRow, status: InboxStatus) => {
    if (row.status !== status) onMove(row, { status }, labelOf(LEAD_STATUSES, status))
  }
  return (
    <div className="pb-board">
      {COLUMNS.map((status) => {
        const cards = rows.filter((row) => row.status === status)
        return (
          <section
            key={status}
            aria-labelledby={`board-${status}`}
            data-over={over === status && dragged?.status !== status}
            onDragOver={(event) => {
              event.preventDefault()
              setOver(status)
            }}
            onDrop={(event) => {
              event.preventDefault()
              if (dragged) move(dragged, status)
              setOver(null)
            }}
          >
            <h2 id={`board-${status}`}>
              {labelOf(LEAD_STATUSES, status)} <span className="pb-count">{cards.length}</span>
            </h2>
            <ul>
              {cards.map((row) => (
                <Card
                  key={row.id}
                  row={row}
                  clock={clock}
                  href={hrefOf(row.id)}
                  onOpen={() => onOpen(row.id)}
                  onDrag={setDragged}
                  onChoose={(values, said) => onMove(row, values, said)}
                  onStep={(steps) => {
                    const next = COLUMNS[COLUMNS.indexOf(status) + steps]
                    if (next) move(row, next)
                  }}
                />
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

type CardProps = {
  row: InboxRow
  clock: Clock
  href: string
  onOpen: () => void
  onDrag: (row: InboxRow | null) => void
  onChoose: (values: Values, said: string) => void
  onStep: (steps: 1 | -1) => void
}

function Card({ row, clock, href, onOpen, onDrag, onChoose, onStep }: CardProps) {
  const due = dueOf(row, clock)
  const press = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft')) return
    event.preventDefault()
    onStep(event.key === 'ArrowRight' ? 1 : -1)
  }
  return (
    <li draggable onDragStart={() => onDrag(row)} onDragEnd={() => onDrag(null)}>
      <PromiseLine due={due} />
      <a
        id={`lead-${row.id}`}
        href={href}
        aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
        onKeyDown={press}
        onClick={(event) => {
          event.preventDefault()
          onOpen()
        }}
      >
        <strong>{row.name}</strong>
        {due && <span data-state={due.state}>{due.words}</span>}
        <span>{row.assigneeName ?? 'Unassigned'}</span>
      </a>
      <StatusSelect row={row} label={`Status of ${row.name}`} onChoose={onChoose} />
    </li>
  )
}
