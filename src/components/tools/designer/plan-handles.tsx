import { panelsOf } from '@/lib/calculators/designer/panels-of'
import type { RoomDesign } from '@/lib/calculators/designer/room-design'
import type { DesignRoom } from '@/lib/domain/design/design'
import { extentOf, moved } from '@/lib/domain/design/extent'
import type { PlanPoint } from '@/lib/domain/room-plan/corners'

import type { Apply } from './apply'
import { DragHandle } from './drag-handle'
import { ObstacleHandles } from './obstacle-handles'
import { OpeningHandles } from './opening-handles'
import { placeWords } from './place-words'
import { rectOf } from './plan-room'

const LINE = { vectorEffect: 'non-scaling-stroke' } as const

type PlanHandlesProps = {
  room: DesignRoom
  found: RoomDesign | undefined
  /** Of the text on the plan. */
  sizeMm: number
  keepsAngles: boolean
  person: PlanPoint | null
  /** Beside the person: 'Feels +1.3 K'. */
  feels: string
  apply: Apply
  onPerson: (to: PlanPoint) => void
}

/** What can be moved in the chosen room. */
export function PlanHandles({ room, found, sizeMm, keepsAngles, person, feels, apply, onPerson }: PlanHandlesProps) {
  const { westMm, southMm, eastMm } = extentOf(room.outline)
  const panels = panelsOf(room, found)
  const name = room.name || 'the room'
  const movePanel = (place: number, to: PlanPoint, drag: string | undefined) => {
    const panel = panels[place]
    if (!panel) return
    const put = moved(panel, { xMm: to.xMm - panel.westMm, yMm: to.yMm - panel.southMm })
    apply({ type: 'set-panels', id: room.id, panels: panels.with(place, put) }, { drag, says: placeWords('Panel', to) })
  }
  return (
    <>
      <OpeningHandles room={room} sizeMm={sizeMm} apply={apply} />
      <ObstacleHandles room={room} sizeMm={sizeMm} apply={apply} />
      {panels.map((panel, place) => (
        <DragHandle
          key={place}
          label={`Panel ${place + 1} of ${name}`}
          at={{ xMm: panel.westMm, yMm: panel.southMm }}
          stepMm={10}
          onMove={(to, { drag }) => movePanel(place, to, drag)}
          onRemove={() =>
            apply(
              { type: 'set-panels', id: room.id, panels: panels.toSpliced(place, 1) },
              { says: `A panel removed from ${name}` },
            )
          }
        >
          <rect {...rectOf(panel)} className="fill-transparent stroke-transparent" {...LINE} />
        </DragHandle>
      ))}
      {room.outline.map((corner, place) => (
        <DragHandle
          key={place}
          label={`Corner ${place + 1} of ${name}`}
          at={corner}
          onMove={(to, { drag }) =>
            apply(
              { type: 'move-corner', id: room.id, corner: place, to, keepsAngles },
              { drag, says: placeWords(`Corner ${place + 1}`, to) },
            )
          }
          onRemove={() =>
            apply(
              { type: 'remove-corner', id: room.id, corner: place },
              { says: `Corner ${place + 1} of ${name} removed` },
            )
          }
        >
          <circle cx={corner.xMm} cy={-corner.yMm} r={1.1 * sizeMm} className="fill-transparent stroke-transparent" />
          <circle
            cx={corner.xMm}
            cy={-corner.yMm}
            r={0.6 * sizeMm}
            className="fill-panel stroke-ink"
            strokeWidth={2}
            {...LINE}
          />
          <text
            x={corner.xMm}
            y={-corner.yMm + 0.25 * sizeMm}
            fontSize={0.75 * sizeMm}
            textAnchor="middle"
            aria-hidden
            className="stroke-none! fill-ink font-semibold"
          >
            {place + 1}
          </text>
        </DragHandle>
      ))}
      <DragHandle
        label={`${name}: move the whole room`}
        at={{ xMm: westMm, yMm: southMm }}
        onMove={(to, { drag }) =>
          apply(
            { type: 'move-room', id: room.id, by: { xMm: to.xMm - westMm, yMm: to.yMm - southMm } },
            { drag, says: placeWords(name, to) },
          )
        }
      >
        <rect
          x={(westMm + eastMm) / 2 - sizeMm}
          y={-southMm - 1.6 * sizeMm}
          width={2 * sizeMm}
          height={0.9 * sizeMm}
          className="fill-ink stroke-panel"
          strokeWidth={1.5}
          {...LINE}
        />
      </DragHandle>
      {person && (
        <DragHandle label={`Person in ${name}`} at={person} stepMm={10} onMove={onPerson}>
          <circle
            cx={person.xMm}
            cy={-person.yMm}
            r={0.8 * sizeMm}
            className="fill-ember stroke-panel"
            strokeWidth={2}
            {...LINE}
          />
          <text
            x={person.xMm}
            y={-person.yMm - 1.2 * sizeMm}
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
