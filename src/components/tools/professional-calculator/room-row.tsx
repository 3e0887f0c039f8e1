import { memo } from 'react'

import { cx } from '@/components/ui/cx'
import { cellText, type Column, COLUMNS, faultField } from '@/lib/calculators/professional/columns'
import type { Faults } from '@/lib/calculators/professional/read-sheet'
import type { RoomResult } from '@/lib/calculators/professional/room-result'
import { faultsByHeading, faultsOf } from '@/lib/calculators/professional/row-faults'
import type { HistoryAction } from '@/lib/calculators/professional/sheet-history'
import type { RowResult } from '@/lib/calculators/professional/sheet-result'
import type { RoomText } from '@/lib/domain/estimate/project-text'
import { writtenNumber } from '@/lib/format/written-number'

import { RoomCell } from './room-cell'

/** A row of the grid on a wide screen (see RoomsTable); on a phone it is a card. */
export const ROW = 'not-print:grid not-print:grid-cols-2 not-print:md:grid-cols-(--columns)'

/** Skips rendering off-screen rows, which then have the height of a typical row. */
const SKIPPED =
  'not-print:[content-visibility:auto] [contain-intrinsic-size:auto_33rem] md:[contain-intrinsic-size:auto_2.4375rem]'

/** The result columns to the right of the inputs, and the button. */
const FIGURE_COLUMNS = 4

type RoomRowProps = {
  room: RoomText
  row: number
  outcome: RowResult | undefined
  /** The selected columns of this row; −1 for none. */
  markedFrom: number
  markedTo: number
  dispatch: (action: HistoryAction) => void
  onOpen: (id: string) => void
}

/**
 * A room: its input, its results, and its errors below. Memoised, so that it re-renders only when one of these changes.
 */
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
      <tr role="row" className={cx(ROW, SKIPPED, 'border-b border-line max-md:border-b-6 max-md:border-daylight')}>
        {COLUMNS.map((column, index) => {
          const Tag = index === 0 ? 'th' : 'td'
          return (
            <Tag
              key={column.heading}
              role={index === 0 ? 'rowheader' : 'cell'}
              scope={index === 0 ? 'row' : undefined}
              className={cx(
                'border-r border-line p-0 font-normal max-md:border-b',
                index === 0 && 'sticky left-0 z-1 bg-panel max-md:col-span-2 max-md:font-semibold',
              )}
            >
              {index > 0 && <PhoneLabel>{labelOf(column)}</PhoneLabel>}
              <RoomCell
                column={column}
                cell={`${row}:${index}`}
                text={cellText(room, column)}
                roomName={roomName}
                usual={usualOf({ column, result: outcome?.result ?? null, row })}
                faultId={faults?.[faultField(column)] === undefined ? undefined : faultId}
                isMarked={index >= markedFrom && index <= markedTo}
                onType={(text) => dispatch({ type: 'cell', row, column: index, text })}
              />
            </Tag>
          )
        })}
        <Figures outcome={outcome} />
        <td role="cell" className="no-print p-0 text-center max-md:self-end">
          <button
            type="button"
            onClick={() => onOpen(room.id)}
            className="min-h-11 px-3 text-sm font-semibold underline underline-offset-[.22em] md:min-h-9.5"
          >
            Parts<span className="sr-only">{` of ${roomName}`}</span>
          </button>
        </td>
      </tr>
      {faults && <FaultsRow id={faultId} faults={faults} />}
    </>
  )
})

function FaultsRow({ id, faults }: { id: string; faults: Faults }) {
  return (
    <tr role="row" className={cx(ROW, 'border-b border-line bg-fault-tint')}>
      <td role="cell" colSpan={COLUMNS.length + FIGURE_COLUMNS} className="col-span-full p-0">
        <p
          id={id}
          role="status"
          className="sticky left-0 w-fit max-w-[calc(100vw-2*var(--margin))] px-2 py-1.5 text-xs font-semibold text-fault"
        >
          {faultWords(faults)}
        </p>
      </td>
    </tr>
  )
}

function Figures({ outcome }: { outcome: RowResult | undefined }) {
  const result = outcome?.result
  if (result?.ok) {
    const { compared, panels } = result
    return (
      <>
        <Figure label="By parts, W" value={compared.heatLoss.watts} />
        <Figure label="By rule, W" value={compared.rule.watts} />
        <Figure label="Panels" value={panels.value} isStrong />
      </>
    )
  }
  const read = outcome?.read
  const missing = read?.state === 'unready' && Object.keys(read.faults).length === 0 ? read.missing : null
  return (
    <td
      role="cell"
      colSpan={FIGURE_COLUMNS - 1}
      className="col-span-2 flex items-center border-r md:col-span-3 border-line bg-daylight px-2 text-xs text-ink-2"
    >
      {missing}
    </td>
  )
}

/** The heading of a cell where a row is a card. */
function PhoneLabel({ children }: { children: string }) {
  return (
    <span aria-hidden className="mr-auto block px-2 pt-1.5 text-left text-xs text-ink-2 md:hidden print:hidden">
      {children}
    </span>
  )
}

const labelOf = ({ heading, unit }: Column) => (unit === undefined ? heading : `${heading}, ${unit}`)

function Figure({ label, value, isStrong = false }: { label: string; value: number; isStrong?: boolean }) {
  return (
    <td
      role="cell"
      className={cx(
        'flex items-center justify-end border-r border-line bg-daylight px-2 text-sm tabular-nums max-md:min-h-11 print:table-cell print:px-0.5 print:text-right',
        isStrong && 'font-semibold',
      )}
    >
      <PhoneLabel>{label}</PhoneLabel>
      <span>{writtenNumber(value)}</span>
    </td>
  )
}

/** The placeholder of an empty cell: the value that is used. */
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
