import { circuitsOfPanels } from '@/lib/calculators/designer/circuits-of-panels'
import type { RoomDesign } from '@/lib/calculators/designer/room-design'
import { storeyName, wattsWords } from '@/lib/calculators/designer/words'
import { type DesignRoom, roomName, storeysOf } from '@/lib/domain/design/design'
import type { ScheduledCircuit } from '@/lib/domain/electrical/circuits/circuit-schedule'
import { joinNames } from '@/lib/domain/text/join-names'
import { counted } from '@/lib/format/counted'

type RoomListProps = {
  rooms: readonly DesignRoom[]
  found: ReadonlyMap<string, RoomDesign>
  circuits: readonly ScheduledCircuit[]
  chosenId: string | null
  onChoose: (id: string) => void
}

/** The rooms by storey: the plan as a list. */
export function RoomList({ rooms, found, circuits, chosenId, onChoose }: RoomListProps) {
  return storeysOf(rooms).map((storey) => (
    <div key={storey} className="mt-3">
      <h3 className="text-sm font-semibold text-ink-2">{storeyName(storey)}</h3>
      <ul className="mt-1 border-t border-line">
        {rooms
          .filter((room) => room.storey === storey)
          .map((room) => (
            <li key={room.id} className="border-b border-line">
              <button
                type="button"
                aria-current={room.id === chosenId ? 'true' : undefined}
                onClick={() => onChoose(room.id)}
                className="relative flex min-h-11 w-full flex-wrap items-baseline justify-between gap-x-3 py-2 text-left before:absolute before:-inset-x-2 before:top-0 before:h-0 before:bg-ink aria-current:font-semibold aria-current:before:h-1.25"
              >
                <span>{roomName(room)}</span>
                <span className="text-right text-sm text-ink-2 tabular-nums">
                  {wordsOf(found.get(room.id), circuits)}
                </span>
              </button>
            </li>
          ))}
      </ul>
    </div>
  ))
}

function wordsOf(found: RoomDesign | undefined, circuits: readonly ScheduledCircuit[]): string {
  if (!found) return ''
  const short = Math.round(found.shortfallWatts)
  const on = [...new Set(circuitsOfPanels(circuits, found.id))]
  return [
    counted(found.panels.length, 'panel'),
    ...(on.length > 0 ? [`${on.length === 1 ? 'circuit' : 'circuits'} ${joinNames(on.map(String))}`] : []),
    ...(short > 0 ? [`${wattsWords(short)} short`] : []),
  ].join(', ')
}
