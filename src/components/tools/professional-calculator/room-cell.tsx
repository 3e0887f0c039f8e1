import { cx } from '@/components/ui/cx'
import { ROOM_KINDS } from '@/lib/domain/heat-loss/room-kinds'
import { PROJECT_LIMITS } from '@/lib/domain/project/limits'
import type { Column } from '@/lib/site/professional/columns'
import { readKind } from '@/lib/site/professional/read-kind'

type RoomCellProps = {
  column: Column
  /** Its place, as the keys find it: '2:5'. */
  cell: string
  text: string
  /** As it is read out: 'Lounge'. */
  roomName: string
  /** What is worked out where nothing is typed. */
  usual: string
  faultId: string | undefined
  isMarked: boolean
  onType: (text: string) => void
}

const CONTROL =
  'block h-11 w-full min-w-0 bg-transparent px-2 text-sm outline-none focus:bg-panel focus:ring-3 focus:ring-ink focus:ring-inset md:h-9.5 print:px-0'

/** One cell that is typed into: a list for what a room is used for, else a text. */
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

/** Pasted words that say what a room is used for are shown as that; others stay among the options as they are. */
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
