import { panelsOf } from '@/lib/calculators/designer/panels-of'
import type { RoomDesign } from '@/lib/calculators/designer/room-design'
import type { DesignRoom } from '@/lib/domain/design/design'
import { extentOf } from '@/lib/domain/design/extent'
import type { PlanPoint } from '@/lib/domain/room-plan/corners'

import type { Apply } from './apply'
import { CornerHandles } from './corner-handles'
import { DragHandle } from './drag-handle'
import { LINE } from './line'
import { ObstacleHandles } from './obstacle-handles'
import { OpeningHandles } from './opening-handles'
import { PanelHandles } from './panel-handles'
import { positionWords } from './position-words'

type PlanHandlesProps = {
  room: DesignRoom
  found: RoomDesign | undefined
  /** The size of the text on the plan. */
  sizeMm: number
  keepsAngles: boolean
  person: PlanPoint | null
  /** The label beside the person: 'Feels +1.3 K'. */
  feels: string
  apply: Apply
  onPerson: (to: PlanPoint) => void
}

/** The handles of the selected room. Each kind is redrawn only when a move changes it. */
export function PlanHandles({ room, found, sizeMm, keepsAngles, person, feels, apply, onPerson }: PlanHandlesProps) {
  const { westMm, southMm, eastMm } = extentOf(room.outline)
  const name = room.name || 'the room'
  const all = { id: room.id, name, sizeMm, apply }
  return (
    <>
      <OpeningHandles {...all} outline={room.outline} openings={room.openings} />
      <ObstacleHandles {...all} obstacles={room.obstacles} />
      <PanelHandles id={room.id} name={name} panels={panelsOf(room, found)} apply={apply} />
      <CornerHandles {...all} outline={room.outline} keepsAngles={keepsAngles} />
      <DragHandle
        label={`${name}: move the whole room`}
        at={{ xMm: westMm, yMm: southMm }}
        onMove={(to, { drag }) =>
          apply(
            { type: 'move-room', id: room.id, by: { xMm: to.xMm - westMm, yMm: to.yMm - southMm } },
            { drag, says: positionWords(name, to) },
          )
        }
      >
        <rect
          x={(eastMm - westMm) / 2 - sizeMm}
          y={-1.6 * sizeMm}
          width={2 * sizeMm}
          height={0.9 * sizeMm}
          className="fill-ink stroke-panel"
          strokeWidth={1.5}
          {...LINE}
        />
      </DragHandle>
      {person && (
        <DragHandle label={`Person in ${name}`} at={person} stepMm={10} onMove={onPerson}>
          <circle r={0.8 * sizeMm} className="fill-ember stroke-panel" strokeWidth={2} {...LINE} />
          <text
            y={-1.2 * sizeMm}
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
}
