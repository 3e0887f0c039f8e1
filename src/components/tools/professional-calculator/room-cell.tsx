import { cx } from '@/components/ui/cx'
import type { Column } from '@/lib/calculators/professional/columns'
import { readKind } from '@/lib/calculators/professional/read-kind'
import { ROOM_KINDS } from '@/lib/domain/building/heat-loss/room-kinds'
import { PROJECT_LIMITS } from '@/lib/domain/estimate/project-limits'

type RoomCellProps = {
  column: Column
  /** Its row and column, used for keyboard navigation: '2:5'. */
  cell: string
  text: string
  /** Its accessible name: 'Lounge'. */
  roomName: string
  /** The calculated value used when the cell is empty. */
  usual: string
  faultId: string | undefined
  isMarked: boolean
  onType: (text: string) => void
}

const CONTROL =
  'block h-11 w-full min-w-0 bg-transparent px-2 text-sm not-forced-colors:outline-none focus:bg-panel focus:ring-3 focus:ring-ink focus:ring-inset md:h-9.5 print:px-0'

/** An input cell: a select for the room's use, otherwise a text field. */
export function RoomCell({ column, cell, text, roomName, usual, faultId, isMarked, onType }: RoomCellProps) {
  const common = {
    'data-cell': cell,
    'aria-label': `${column.about}: ${roomName}`,
    'aria-invalid': faultId ? true : undefined,
    'aria-describedby': faultId,
    className: cx(
      CONTROL,
      faultId ? 'bg-fault-tint ring-2 ring-fault ring-inset' : isMarked && 'bg-frost',
      column.amount !== null && 'text-right tabular-nums placeholder:text-ink-3',
    ),
  } as const
  if (column.of === 'room' && column.field === 'kind') return <KindList {...common} text={text} onType={onType} />
  return (
    <input
      {...common}
      value={text}
      placeholder={usual}
      maxLength={column.of === 'room' && column.field === 'name' ? PROJECT_LIMITS.nameLength.max : undefined}
      inputMode={column.amount ? 'decimal' : undefined}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  )
}

type KindListProps = { text: string; onType: (text: string) => void; className: string }

/** Pasted text that names a use is shown as that option; other text is added to the options unchanged. */
function KindList({ text, onType, ...common }: KindListProps) {
  const kind = readKind(text)
  return (
    <select {...common} value={kind ?? text} onChange={(event) => onType(event.currentTarget.value)}>
      <option value="" />
      {kind === null && text !== '' && <option value={text}>{text}</option>}
      {ROOM_KINDS.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}
