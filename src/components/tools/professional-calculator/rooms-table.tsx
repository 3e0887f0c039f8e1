import type { CSSProperties } from 'react'

import { cx } from '@/components/ui/cx'
import { COLUMNS } from '@/lib/calculators/professional/columns'
import type { Sheet } from '@/lib/calculators/professional/sheet'
import type { HistoryAction } from '@/lib/calculators/professional/sheet-history'
import type { RowResult } from '@/lib/calculators/professional/sheet-result'

import { isOneCell } from './grid-keys'
import { RoomRow, ROW } from './room-row'
import type { Grid } from './use-grid'

const FIGURES = [
  { heading: 'By parts', unit: 'W' },
  { heading: 'By rule', unit: 'W' },
  { heading: 'Panels', unit: '' },
] as const

/** The number of text columns on the left. */
const WORDS = 2

/** Column widths from left to right; the numeric columns share the remaining space. */
const WIDTHS: CSSProperties & Record<`--${string}`, string> = {
  '--columns': `9.25rem 8rem repeat(${COLUMNS.length - WORDS}, minmax(4rem, 1fr)) repeat(${FIGURES.length}, 4rem) 4.5rem`,
}

type RoomsTableProps = {
  sheet: Sheet
  outcomes: ReadonlyMap<string, RowResult>
  grid: Grid
  dispatch: (action: HistoryAction) => void
  onOpen: (id: string) => void
}

/** All rooms, edited like a spreadsheet, which scrolls beneath its first column; on a phone each room is a card. */
export function RoomsTable({ sheet, outcomes, grid, dispatch, onOpen }: RoomsTableProps) {
  const { table, block, handlers } = grid
  return (
    <div
      className="relative overflow-x-auto border-y border-line bg-panel print:overflow-visible"
      role="region"
      aria-label="Rooms"
      tabIndex={-1}
    >
      {/* On screen every row is a grid, because browsers can skip painting off-screen grids, but not table rows. */}
      <table
        ref={table}
        {...handlers}
        role="table"
        style={WIDTHS}
        className="w-full border-collapse md:min-w-[82rem] not-print:block print:min-w-0"
      >
        <caption className="sr-only">
          Rooms. Each row is a room, with the heat it loses and the panels it needs.
        </caption>
        <Headings />
        <tbody role="rowgroup" className="not-print:block">
          {sheet.rooms.map((room, row) => {
            const isMarked = !isOneCell(block) && row >= block.top && row <= block.bottom
            return (
              <RoomRow
                key={room.id}
                room={room}
                row={row}
                outcome={outcomes.get(room.id)}
                markedFrom={isMarked ? block.left : -1}
                markedTo={isMarked ? block.right : -1}
                dispatch={dispatch}
                onOpen={onOpen}
              />
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function Headings() {
  return (
    <thead role="rowgroup" className="not-print:block not-print:max-md:sr-only">
      <tr role="row" className={cx(ROW, 'border-b-[1.5px] border-ink text-left text-xs print:text-[.5625rem]')}>
        {COLUMNS.map(({ heading, unit, about }, index) => (
          <th
            key={heading}
            role="columnheader"
            scope="col"
            title={about}
            className={cx(
              'py-2 print:px-0.5',
              index < WORDS ? 'px-2 print:min-w-20' : 'px-1.5 text-right',
              index === 0 && 'sticky left-0 z-1 bg-panel',
            )}
          >
            <span>{heading}</span>
            {unit && <span className="block font-normal text-ink-2">{unit}</span>}
          </th>
        ))}
        {FIGURES.map(({ heading, unit }) => (
          <th key={heading} role="columnheader" scope="col" className="bg-daylight px-1.5 py-2 text-right print:px-0.5">
            <span>{heading}</span>
            <span className="block font-normal text-ink-2">{unit}</span>
          </th>
        ))}
        <th role="columnheader" scope="col" className="no-print px-2 py-2">
          <span className="sr-only">Parts</span>
        </th>
      </tr>
    </thead>
  )
}
