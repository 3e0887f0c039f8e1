import { memo } from 'react'

import { cx } from '@/components/ui/cx'
import { cellText, COLUMNS, faultField, type Column } from '@/lib/site/professional/columns'
import type { Faults } from '@/lib/site/professional/read-sheet'
import type { RoomResult } from '@/lib/site/professional/room-result'
import { faultsByHeading, faultsOf } from '@/lib/site/professional/row-faults'
import type { RoomText } from '@/lib/site/professional/sheet'
import type { HistoryAction } from '@/lib/site/professional/sheet-history'
import type { RowResult } from '@/lib/site/professional/sheet-result'
import { writtenNumber } from '@/lib/site/written-number'

import { RoomCell } from './room-cell'

/** A row on a screen; see the table. */
export const ROW = 'not-print:grid not-print:grid-cols-(--columns)'

/** Skips what is out of sight, which then counts as as high as a row usually is. */
const SKIPPED =
  'not-print:[content-visibility:auto] [contain-intrinsic-size:auto_2.8125rem] md:[contain-intrinsic-size:auto_2.4375rem]'

/** Columns of figures right of what is typed, and the button. */
export const FIGURE_COLUMNS = 4

type RoomRowProps = {
  room: RoomText
  row: number
  outcome: RowResult | undefined
  /** The marked columns of this row; −1 for none. */
  markedFrom: number
  markedTo: number
  dispatch: (action: HistoryAction) => void
  onOpen: (id: string) => void
}

/** A room: what is typed, what it comes to, and under it what cannot be used. Drawn again only when one of these changes. */
export const RoomRow = memo(function RoomRow({
  room,
  row,
  outcome,
  markedFrom,
  markedTo,
  dispatch,
  onOpen,
}: RoomRowProps) {
  const faults = outcome ? faultsOf(outcome) : null
  const faultId = `room-${room.id}-faults`
  const roomName = room.name.trim() || `Room ${row + 1}`
  return (
    <>
      <tr role="row" className={cx(ROW, SKIPPED, 'border-b border-line')}>
        {COLUMNS.map((column, place) => {
          const Tag = place === 0 ? 'th' : 'td'
          return (
            <Tag
              key={column.heading}
              role={place === 0 ? 'rowheader' : 'cell'}
              scope={place === 0 ? 'row' : undefined}
              className={cx('border-r border-line p-0 font-normal', place === 0 && 'sticky left-0 z-1 bg-panel')}
            >
              <RoomCell
                column={column}
                cell={`${row}:${place}`}
                text={cellText(room, column)}
                roomName={roomName}
                usual={usualOf({ column, result: outcome?.result ?? null, row })}
                faultId={faults?.[faultField(column)] === undefined ? undefined : faultId}
                isMarked={place >= markedFrom && place <= markedTo}
                onType={(text) => dispatch({ type: 'cell', row, column: place, text })}
              />
            </Tag>
          )
        })}
        <Figures outcome={outcome} />
        <td role="cell" className="no-print p-0 text-center">
          <button
            type="button"
            onClick={() => onOpen(room.id)}
            className="min-h-11 px-3 text-sm font-semibold underline underline-offset-[.22em] md:min-h-9.5"
          >
            Parts<span className="sr-only"> of {roomName}</span>
          </button>
        </td>
      </tr>
      {faults && (
        <tr role="row" className={cx(ROW, 'border-b border-line bg-fault-tint')}>
          <td role="cell" colSpan={COLUMNS.length + FIGURE_COLUMNS} className="col-span-full p-0">
            <p
              id={faultId}
              role="status"
              className="sticky left-0 w-fit max-w-[calc(100vw-2*var(--margin))] px-2 py-1.5 text-xs font-semibold text-fault"
            >
              {faultWords(faults)}
            </p>
          </td>
        </tr>
      )}
    </>
  )
})

function Figures({ outcome }: { outcome: RowResult | undefined }) {
  const result = outcome?.result
  if (result?.ok) {
    const { compared, panels } = result
    return (
      <>
        <Figure value={compared.heatLoss.watts} />
        <Figure value={compared.rule.watts} />
        <Figure value={panels.value} isStrong />
      </>
    )
  }
  const read = outcome?.read
  const missing = read?.state === 'unready' && Object.keys(read.faults).length === 0 ? read.missing : null
  return (
    <td
      role="cell"
      colSpan={FIGURE_COLUMNS - 1}
      className="col-span-3 flex items-center border-r border-line bg-daylight px-2 text-xs text-ink-2"
    >
      {missing}
    </td>
  )
}

function Figure({ value, isStrong = false }: { value: number; isStrong?: boolean }) {
  return (
    <td
      role="cell"
      className={cx(
        'flex items-center justify-end border-r border-line bg-daylight px-2 text-sm tabular-nums print:table-cell print:px-0.5 print:text-right',
        isStrong && 'font-semibold',
      )}
    >
      {writtenNumber(value)}
    </td>
  )
}

/** What stands in an empty cell: the figure that is used. */
function usualOf({ column, result, row }: { column: Column; result: RoomResult | null; row: number }): string {
  if (column.of !== 'room') return ''
  if (column.field === 'name') return `Room ${row + 1}`
  if (!result?.ok) return ''
  const { floorArea, indoor, airChanges } = result.loss
  const used = { floorAreaM2: floorArea.value, indoorC: indoor.value, airChangesPerHour: airChanges.value }
  return column.field in used ? writtenNumber(used[column.field as keyof typeof used], { most: 2 }) : ''
}

/** 'Length: Must be …. Parts: …' */
function faultWords(faults: Faults): string {
  return faultsByHeading(faults)
    .map(({ heading, message }) => `${heading}: ${message}.`)
    .join(' ')
}
