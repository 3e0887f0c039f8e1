import { AskFirst } from '@/components/ui/ask-first'
import { Button } from '@/components/ui/button'
import type { Elements } from '@/components/ui/elements'
import { panelsOf } from '@/lib/calculators/designer/panels-of'
import type { RoomDesign } from '@/lib/calculators/designer/room-design'
import { storeyName } from '@/lib/calculators/designer/words'
import type { RoomKind } from '@/lib/domain/building/heat-loss/room-kinds'
import { DESIGN_LIMITS, type DesignRoom } from '@/lib/domain/design/design'
import { extentOf } from '@/lib/domain/design/extent'
import type { Joists } from '@/lib/domain/room-plan/joists'
import type { PlanRectangle } from '@/lib/domain/room-plan/rectangle'

import { ChosenField } from '../professional-calculator/tool-field'
import type { Apply } from './apply'
import { CeilingFields } from './ceiling-fields'
import { HeatingFields } from './heating-fields'
import { CommittedField, MeasureField } from './measure-field'
import { ObstacleFields } from './obstacle-fields'
import { WallFields } from './wall-fields'

type RoomFieldsProps = {
  room: DesignRoom
  found: RoomDesign | undefined
  kinds: readonly { value: RoomKind; label: string }[]
  apply: Apply
  /** Finds the position for one more panel; null while the calculation is loading. */
  placeFor: ((room: DesignRoom, found: RoomDesign) => PlanRectangle | null) | null
  onSay: (words: string) => void
  /** The fields that depend on the whole design: layouts to compare, and circuits. */
  layouts: Elements
  circuits: Elements
}

const FLOORS = [
  { value: 'ground', label: 'The ground' },
  { value: 'heated', label: 'A heated room' },
] as const
const ROOFS = [
  { value: 'roof', label: 'A loft or roof' },
  { value: 'heated', label: 'A heated room' },
] as const
const STOREYS = Array.from({ length: DESIGN_LIMITS.storey.max + 1 }, (_, storey) => ({
  value: String(storey),
  label: storeyName(storey),
}))

/** All properties of a room as fields, which make the same changes as the plan. */
export function RoomFields({ room, found, kinds, apply, placeFor, onSay, layouts, circuits }: RoomFieldsProps) {
  const { id, name, kind, outline } = room
  const { westMm, eastMm, southMm, northMm } = extentOf(outline)
  const [lengthMm, widthMm] = [eastMm - westMm, northMm - southMm]
  const set = (change: RoomChange) => apply({ type: 'set-room', id, change })
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-4">
      <CommittedField
        label="Name"
        value={name}
        lengthMax={DESIGN_LIMITS.nameLength}
        className="col-span-2"
        onCommit={(text) => apply({ type: 'rename', id, name: text.trim() })}
      />
      <ChosenField
        label="Used as"
        value={kind}
        options={kinds}
        className="col-span-2"
        onChoose={(to) => set({ kind: to })}
      />
      <MeasureField
        label="Length"
        mm={lengthMm}
        onCommit={(mm) => apply({ type: 'resize', id, lengthMm: mm, widthMm })}
      />
      <MeasureField
        label="Width"
        mm={widthMm}
        onCommit={(mm) => apply({ type: 'resize', id, lengthMm, widthMm: mm })}
      />
      <CeilingFields room={room} set={set} />
      <StoreyFields room={room} set={set} />
      <HeatingFields {...{ room, found, apply }} />
      <JoistFields room={room} onChange={(joists) => set({ joists })} />
      <PanelButtons {...{ room, found, apply, placeFor, onSay }} />
      {layouts}
      {circuits}
      <WallFields room={room} apply={apply} />
      <ObstacleFields room={room} apply={apply} />
      <AskFirst
        size="sm"
        label="Remove this room"
        question={`Remove ${name || 'this room'} with everything in it?`}
        className="col-span-2 [&>summary]:w-full"
      >
        <Button size="sm" onClick={() => apply({ type: 'remove-room', id }, { says: `${name || 'The room'} removed` })}>
          Yes, remove it
        </Button>
      </AskFirst>
    </div>
  )
}

type RoomChange = Extract<Parameters<Apply>[0], { type: 'set-room' }>['change']

/** The floor of a room, and what is below and above it. */
function StoreyFields({ room, set }: { room: DesignRoom; set: (change: RoomChange) => void }) {
  const { storey, below, above } = room
  return (
    <>
      <ChosenField
        className="col-span-2"
        label="Floor"
        value={String(storey)}
        options={STOREYS}
        onChoose={(to) => set({ storey: Number(to) })}
      />
      <ChosenField
        className="col-span-2"
        label="Below it"
        value={below}
        options={FLOORS}
        onChoose={(to) => set({ below: to })}
      />
      <ChosenField
        className="col-span-2"
        label="Above it"
        value={above}
        options={ROOFS}
        onChoose={(to) => set({ above: to })}
      />
    </>
  )
}

type PanelButtonsProps = Pick<RoomFieldsProps, 'room' | 'found' | 'apply' | 'placeFor' | 'onSay'>

function PanelButtons({ room, found, apply, placeFor, onSay }: PanelButtonsProps) {
  const { id, name } = room
  const panels = panelsOf(room, found)
  const addPanel = () => {
    const position = found && placeFor?.(room, found)
    if (!position) return onSay(`No more panels fit in ${name || 'the room'}`)
    apply({ type: 'set-panels', id, panels: [...panels, position] }, { says: `A panel added to ${name || 'the room'}` })
  }
  return (
    <div className="col-span-2 flex flex-wrap gap-2">
      <Button size="sm" look="secondary" disabled={!found || !placeFor} onClick={addPanel}>
        Add a panel
      </Button>
      <Button
        size="sm"
        look="secondary"
        disabled={panels.length === 0}
        onClick={() =>
          apply({ type: 'set-panels', id, panels: panels.slice(0, -1) }, { says: `A panel removed from ${name}` })
        }
      >
        Remove a panel
      </Button>
      {room.panels !== null && (
        <Button size="sm" look="secondary" onClick={() => apply({ type: 'set-panels', id, panels: null })}>
          Lay out again
        </Button>
      )}
    </div>
  )
}

const SPACINGS = [
  { value: 'none', label: 'None, concrete' },
  { value: '400', label: 'Every 400 mm' },
  { value: '450', label: 'Every 450 mm' },
  { value: '600', label: 'Every 600 mm' },
] as const
const WAYS = [
  { value: 'x', label: 'Left to right' },
  { value: 'y', label: 'Up and down' },
] as const

function JoistFields({ room, onChange }: { room: DesignRoom; onChange: (joists: Joists | null) => void }) {
  const { joists, outline } = room
  const { westMm, southMm } = extentOf(outline)
  const changed = (change: Partial<Joists>) => {
    const along = change.along ?? joists?.along ?? 'x'
    const oneAtMm = joists?.along === along ? joists.oneAtMm : along === 'x' ? southMm : westMm
    onChange({ spacingMm: 400, ...joists, ...change, along, oneAtMm })
  }
  const spacings = { none: null, '400': 400, '450': 450, '600': 600 } as const
  return (
    <>
      <ChosenField
        className="col-span-2"
        label="Joists"
        value={joists ? (`${joists.spacingMm}` as const) : 'none'}
        options={SPACINGS}
        onChoose={(value) => {
          const spacingMm = spacings[value]
          if (spacingMm === null) onChange(null)
          else changed({ spacingMm })
        }}
      />
      {joists && (
        <ChosenField
          className="col-span-2"
          label="They run"
          value={joists.along}
          options={WAYS}
          onChoose={(along) => changed({ along })}
        />
      )}
    </>
  )
}
