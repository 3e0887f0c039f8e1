import { Button } from '@/components/ui/button'
import { panelsOf } from '@/lib/calculators/designer/panels-of'
import type { RoomDesign } from '@/lib/calculators/designer/room-design'
import type { Basis } from '@/lib/calculators/engine/estimate-basis'
import type { RoomKind } from '@/lib/domain/building/heat-loss/room-kinds'
import type { Design, DesignRoom } from '@/lib/domain/design/design'

import type { Apply } from './apply'
import { CeilingChoiceFields } from './ceiling-choice-fields'
import type { OnChosen } from './chosen'
import { CircuitField } from './circuit-field'
import type { Engine } from './designer-engine'
import { PanelList } from './panel-fields'
import { RoomFields } from './room-fields'

type RoomEditorProps = {
  room: DesignRoom
  design: Design
  found: ReadonlyMap<string, RoomDesign>
  kinds: readonly { value: RoomKind; label: string }[]
  engine: Engine | null
  basis: Basis
  apply: Apply
  onSay: (words: string) => void
  onChoose: OnChosen
}

/** A room as fields, and what can be done with all of it. */
export function RoomEditor({ room, design, found, kinds, engine, basis, apply, onSay, onChoose }: RoomEditorProps) {
  const { id } = room
  const name = room.name || 'The room'
  return (
    <>
      <div className="mb-4 flex flex-wrap gap-2">
        <Button
          size="sm"
          look="secondary"
          onClick={() => apply({ type: 'duplicate-room', id }, { says: `A copy of ${name} is beside the others` })}
        >
          Duplicate
        </Button>
        <Button size="sm" look="secondary" onClick={() => apply({ type: 'mirror', id }, { says: `${name} mirrored` })}>
          Mirror
        </Button>
        <Button size="sm" look="secondary" onClick={() => apply({ type: 'turn', id }, { says: `${name} turned` })}>
          Turn
        </Button>
      </div>
      <RoomFields
        key={id}
        room={room}
        found={found.get(id)}
        kinds={kinds}
        apply={apply}
        placeFor={engine?.placeFor ?? null}
        onSay={onSay}
        layouts={
          <>
            <PanelList {...{ room, onChoose }} panels={panelsOf(room, found.get(id))} />
            <CeilingChoiceFields {...{ room, design, basis, apply }} />
          </>
        }
        circuits={<CircuitField {...{ room, design, found, engine, apply, onSay }} />}
      />
    </>
  )
}
