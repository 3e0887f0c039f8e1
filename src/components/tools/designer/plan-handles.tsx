import { memo, useMemo } from 'react'

import { panelsOf } from '@/lib/calculators/designer/panels-of'
import type { RoomDesign } from '@/lib/calculators/designer/room-design'
import type { DesignRoom } from '@/lib/domain/design/design'
import type { Guide } from '@/lib/domain/design/snap-room'
import type { PlanPoint } from '@/lib/domain/room-plan/corners'
import type { LengthUnit } from '@/lib/domain/room-plan/length'

import type { Apply } from './apply'
import type { Chosen, OnChosen } from './chosen'
import { CornerHandles } from './corner-handles'
import { DragHandle } from './drag-handle'
import { FloorHandle } from './floor-handle'
import { FINGER } from './handles-of'
import { LINE } from './line'
import { ObstacleHandles } from './obstacle-handles'
import { OpeningHandles } from './opening-handles'
import { PanelHandles } from './panel-handles'
import { WallHandles } from './wall-handles'

type PlanHandlesProps = {
  room: DesignRoom
  /** All rooms of the storey, without the moves of a drag in progress. */
  settledRooms: readonly DesignRoom[]
  chosen: Chosen | null
  found: RoomDesign | undefined
  /** The size of the text on the plan. */
  sizeMm: number
  unit: LengthUnit
  keepsAngles: boolean
  person: PlanPoint | null
  /** The label beside the person: 'Feels +1.3 K'. */
  feels: string
  apply: Apply
  onChoose: OnChosen
  onPerson: (to: PlanPoint) => void
  onGuides: (guides: readonly Guide[]) => void
}

/** The handles of the selected room, the largest below. Each kind is redrawn only when a move changes it. */
export const PlanHandles = memo(function PlanHandles(props: PlanHandlesProps) {
  const { room, settledRooms, chosen, found, sizeMm, unit, keepsAngles, person, feels, apply, onPerson } = props
  const { id } = room
  const name = room.name || 'the room'
  const all = { id, name, sizeMm, unit, apply }
  const others = useMemo(
    () => settledRooms.flatMap((other) => (other.id === id ? [] : [other.outline])),
    [settledRooms, id],
  )
  const { onChoose, onGuides } = props
  const wall = chosen?.of === 'wall' ? chosen : null
  return (
    <>
      <FloorHandle {...all} {...{ others, onChoose, onGuides }} outline={room.outline} />
      <WallHandles
        {...all}
        {...{ others, onChoose, onGuides }}
        outline={room.outline}
        chosen={wall?.wall ?? null}
        part={wall?.part}
      />
      <OpeningHandles {...all} {...{ onChoose }} outline={room.outline} openings={room.openings} />
      <PanelHandles
        {...all}
        {...{ room, onChoose, onGuides }}
        panels={panelsOf(room, found)}
        chosen={chosen?.of === 'panel' ? chosen.index : null}
      />
      <ObstacleHandles {...all} outline={room.outline} obstacles={room.obstacles} />
      <CornerHandles {...all} outline={room.outline} keepsAngles={keepsAngles} />
      {person && (
        <DragHandle label={`Person in ${name}`} at={person} stepMm={10} onMove={onPerson}>
          <circle r={FINGER * sizeMm} className="fill-transparent stroke-transparent" />
          <circle r={0.8 * sizeMm} className="fill-ember stroke-panel" strokeWidth={2} {...LINE} />
          <text
            y={1.85 * sizeMm}
            fontSize={0.85 * sizeMm}
            textAnchor="middle"
            aria-hidden
            paintOrder="stroke"
            strokeWidth={sizeMm / 4}
            className="fill-ink stroke-panel! font-semibold"
          >
            {feels}
          </text>
        </DragHandle>
      )}
    </>
  )
})
