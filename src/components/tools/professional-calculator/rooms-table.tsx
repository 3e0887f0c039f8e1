import { COLUMNS } from '@/lib/site/professional/columns'
import type { Sheet } from '@/lib/site/professional/sheet'
import type { HistoryAction } from '@/lib/site/professional/sheet-history'
import type { RowResult } from '@/lib/site/professional/sheet-result'

import { isOneCell } from './grid-keys'
import { RoomRow } from './room-row'
import type { Grid } from './use-grid'

const FIGURES = [
  { heading: 'By parts', unit: 'W' },
  { heading: 'By rule', unit: 'W' },
  { heading: 'Panels', unit: '' },
] as const

/** Of the columns that are typed into, from left to right. */
const WIDTHS = ['9.5rem', '8.5rem', ...COLUMNS.slice(2).map(() => '4.6rem')]

type RoomsTableProps = {
  sheet: Sheet
  outcomes: ReadonlyMap<string, RowResult>
  grid: Grid
  dispatch: (action: HistoryAction) => void
  onOpen: (id: string) => void
}

/** All rooms, to be filled in like a spreadsheet; wider than a phone, it moves under its first column. */
export function RoomsTable({ sheet, outcomes, grid, dispatch, onOpen }: RoomsTableProps) {
  const { table, block, handlers } = grid
  return (
    <div className="relative overflow-x-auto border-y border-line bg-panel print:overflow-visible" role="region" aria-label="Rooms" tabIndex={-1}>
      <table ref={table} {...handlers} className="w-full min-w-[82rem] border-collapse print:min-w-0">
        <caption className="sr-only">Rooms. Each row is a room, with what it loses and how many panels it takes.</caption>
        <colgroup>
          {WIDTHS.map((width, place) => (
            <col key={place} style={{ width }} />
          ))}
        </colgroup>
        <thead>
          <tr className="border-b-[1.5px] border-ink text-left text-xs">
            {COLUMNS.map(({ heading, unit, about }, place) => (
              <th key={heading} scope="col" title={about} className={place === 0 ? 'sticky left-0 z-1 bg-panel px-2 py-2' : place === 1 ? 'px-2 py-2' : 'px-2 py-2 text-right'}>
                {heading}
                {unit && <span className="block font-normal text-ink-2">{unit}</span>}
              </th>
            ))}
            {FIGURES.map(({ heading, unit }) => (
              <th key={heading} scope="col" className="bg-daylight px-2 py-2 text-right">
                {heading}
                <span className="block font-normal text-ink-2">{unit}</span>
              </th>
            ))}
            <th scope="col" className="no-print px-2 py-2">
              <span className="sr-only">Parts</span>
            </th>
          </tr>
        </thead>
        <tbody>
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
