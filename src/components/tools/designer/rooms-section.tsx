import { memo } from 'react'

import { Button } from '@/components/ui/button'
import type { RoomDesign } from '@/lib/calculators/designer/room-design'
import type { RoomKind } from '@/lib/domain/building/heat-loss/room-kinds'
import { type Design, nextId, ROOM_GAP_MM, roomName, roomOf } from '@/lib/domain/design/design'
import { extentOfAll } from '@/lib/domain/design/extent'
import { newRoom, withUsualWindow } from '@/lib/domain/design/new-room'
import { usualJoists } from '@/lib/domain/design/usual-joists'
import type { ScheduledCircuit } from '@/lib/domain/electrical/circuits/circuit-schedule'
import type { OfferedPanel } from '@/lib/domain/estimate/panel-outputs'

import type { Apply } from './apply'
import { CircuitField } from './circuit-field'
import type { Engine } from './designer-engine'
import { HomeFields } from './home-fields'
import { RoomFields } from './room-fields'
import { RoomList } from './room-list'

type RoomsPartProps = {
  design: Design
  /** Those on offer, the default first. */
  panels: readonly OfferedPanel[]
  chosenId: string | null
  found: ReadonlyMap<string, RoomDesign>
  /** The circuits of the last outcome. */
  circuits: readonly ScheduledCircuit[]
  kinds: readonly { value: RoomKind; label: string }[]
  engine: Engine | null
  apply: Apply
  onSay: (words: string) => void
  onChoose: (id: string) => void
}

const NEW_ROOM = { lengthMm: 4_000, widthMm: 3_000 } as const

/** The home and its rooms as fields, for everything the plan can do, without a pointer. */
export const RoomsSection = memo(function RoomsSection(props: RoomsPartProps) {
  const { design, panels, chosenId, found, circuits, kinds, engine, apply, onSay, onChoose } = props
  const chosen = chosenId === null ? undefined : roomOf(design, chosenId)
  const addRoom = () => {
    const storey = chosen?.storey ?? 0
    const onStorey = design.rooms.filter((room) => room.storey === storey)
    const { eastMm, southMm } = extentOfAll(onStorey.map(({ outline }) => outline))
    const id = nextId('room', design.rooms)
    const room = newRoom({
      id,
      name: 'New room',
      kind: 'living',
      storey,
      at: onStorey.length > 0 ? { xMm: eastMm + ROOM_GAP_MM, yMm: southMm } : { xMm: 0, yMm: 0 },
      lengthMm: NEW_ROOM.lengthMm,
      widthMm: NEW_ROOM.widthMm,
      below: storey === 0 ? 'ground' : 'heated',
    })
    const refusal = apply(
      { type: 'add-room', room: withUsualWindow({ ...room, joists: usualJoists(room, design.home.built) }) },
      { says: 'A room of 4 by 3 metres added beside the others' },
    )
    if (refusal === null) onChoose(id)
  }
  return (
    <section id="rooms" aria-label="Rooms" className="no-print isolate scroll-mt-32 bg-panel px-4 py-5 shadow-cast">
      <HomeFields design={design} panels={panels} apply={apply} />
      <h2 className="mt-5 text-h4 font-medium">Rooms</h2>
      <RoomList rooms={design.rooms} {...{ found, circuits, chosenId, onChoose }} />
      <Button size="sm" look="secondary" className="mt-3 w-full" onClick={addRoom}>
        Add a room
      </Button>
      {chosen && (
        <div className="mt-6">
          <h2 className="mb-3 text-h4 font-medium">{roomName(chosen)}</h2>
          <RoomFields
            key={chosen.id}
            room={chosen}
            found={found.get(chosen.id)}
            kinds={kinds}
            apply={apply}
            placeFor={engine?.placeFor ?? null}
            onSay={onSay}
            circuits={<CircuitField room={chosen} {...{ design, found, engine, apply, onSay }} />}
          />
        </div>
      )}
    </section>
  )
})
