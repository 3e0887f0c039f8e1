import { useId, useState } from 'react'

import type { RoomDesign } from '@/lib/calculators/designer/room-design'
import { metresWords } from '@/lib/calculators/designer/words'
import type { DesignRoom } from '@/lib/domain/design/design'
import { extentOf, extentOfAll, moved } from '@/lib/domain/design/extent'
import type { PlanPoint } from '@/lib/domain/room-plan/corners'
import type { PlanRectangle } from '@/lib/domain/room-plan/rectangle'

import type { Apply } from './apply'
import type { Outcome } from './designer-engine'
import { DragHandle } from './drag-handle'
import { panelsOf } from './panels-of'
import { clipId, pathOf, PlanComfort, PlanRoom, rectOf } from './plan-room'

const LINE = { vectorEffect: 'non-scaling-stroke' } as const

type PlanDrawingProps = {
  rooms: readonly DesignRoom[]
  chosen: DesignRoom | undefined
  /** Only the chosen room. */
  isClose: boolean
  outcome: Outcome | null
  /** How much of the plan shows comfort, from the right, per cent. */
  comfortPercent: number
  keepsAngles: boolean
  person: PlanPoint | null
  apply: Apply
  onChoose: (id: string) => void
  onPerson: (to: PlanPoint) => void
}

/** The plan of a storey to scale, with comfort over its right part. */
export function PlanDrawing(props: PlanDrawingProps) {
  const { rooms, chosen, isClose, outcome, comfortPercent, onChoose } = props
  const shown = isClose && chosen ? [chosen] : rooms
  const wipeId = useId()
  const [held, setHeld] = useState<PlanRectangle | null>(null)
  const now = extentOfAll(shown.map(({ outline }) => outline))
  const extent = held ?? now // the view keeps still during a drag
  const [length, width] = [extent.eastMm - extent.westMm, extent.northMm - extent.southMm]
  const margin = 0.06 * Math.max(length, width)
  const textMm = Math.max(length, width) / 34
  const wipeMm = (length * comfortPercent) / 100
  const found = new Map(outcome?.result.rooms.map((room) => [room.id, room]))
  return (
    <svg
      viewBox={`${extent.westMm - margin} ${-extent.northMm - margin} ${length + 2 * margin} ${width + 2 * margin}`}
      role="group"
      aria-label="Plan"
      onPointerDownCapture={() => setHeld(now)}
      onPointerUpCapture={() => setHeld(null)}
      onPointerCancelCapture={() => setHeld(null)}
      className="block max-h-[75vh] w-full bg-daylight"
    >
      <defs>
        {shown.map((room) => (
          <clipPath key={room.id} id={clipId(room)}>
            <path d={pathOf(room)} />
          </clipPath>
        ))}
        <clipPath id={wipeId}>
          <rect
            x={extent.eastMm - wipeMm}
            y={-extent.northMm - margin}
            width={wipeMm + margin}
            height={width + 2 * margin}
          />
        </clipPath>
        <HatchPatterns sizeMm={textMm} />
      </defs>
      {shown.map((room) => (
        <g key={room.id} onClick={() => onChoose(room.id)} className="cursor-pointer">
          <PlanRoom room={room} isChosen={room === chosen} />
          <Panels room={room} found={found.get(room.id)} outcome={outcome} />
        </g>
      ))}
      {comfortPercent > 0 && (
        <g clipPath={`url(#${wipeId})`} pointerEvents="none">
          {shown.map((room) => {
            const field = outcome?.fields.get(room.id)
            return (
              field && (
                <g key={room.id}>
                  <PlanComfort room={room} field={field} />
                  <g className="fill-none stroke-panel" strokeWidth={1.5}>
                    {panelsOf(room, found.get(room.id)).map((panel) => (
                      <rect key={`${panel.westMm} ${panel.southMm}`} {...rectOf(panel)} {...LINE} />
                    ))}
                  </g>
                </g>
              )
            )
          })}
        </g>
      )}
      <g
        fontSize={textMm}
        textAnchor="middle"
        pointerEvents="none"
        paintOrder="stroke"
        strokeWidth={textMm / 4}
        className="fill-ink stroke-panel font-semibold"
      >
        {shown.map((room) => {
          const { westMm, eastMm, southMm, northMm } = extentOf(room.outline)
          return (
            <text key={room.id} x={(westMm + eastMm) / 2} y={-northMm + 1.6 * textMm}>
              {room.name}
              <tspan x={(westMm + eastMm) / 2} dy="1.25em" fontSize={0.8 * textMm}>
                {metresWords(eastMm - westMm)} × {metresWords(northMm - southMm)}
              </tspan>
            </text>
          )
        })}
      </g>
      {chosen && shown.includes(chosen) && (
        <Handles {...props} room={chosen} found={found.get(chosen.id)} sizeMm={textMm} />
      )}
    </svg>
  )
}

type PanelsProps = { room: DesignRoom; found: RoomDesign | undefined; outcome: Outcome | null }

/** White panels with a cast shadow, hatched by circuit. */
function Panels({ room, found, outcome }: PanelsProps) {
  const circuit = outcome?.result.circuits.findIndex(({ rooms }) => rooms.some(({ id }) => id === room.id)) ?? -1
  return panelsOf(room, found).map((panel) => {
    const rect = rectOf(panel)
    return (
      <g key={`${panel.westMm} ${panel.southMm}`}>
        <rect {...rect} y={rect.y + 40} className="fill-ink/20" />
        <rect {...rect} className="fill-panel" />
        <rect
          {...rect}
          fill={circuit > 0 ? `url(#circuit-${((circuit - 1) % HATCHES.length) + 1})` : 'none'}
          className="stroke-ink"
          strokeWidth={1.5}
          {...LINE}
        />
      </g>
    )
  })
}

/** Patterns of the second circuit and those after it; the first is plain. */
const HATCHES = ['M0 4L4 0', 'M0 0L4 4', 'M0 2H4', 'M2 0V4'] as const

function HatchPatterns({ sizeMm }: { sizeMm: number }) {
  return HATCHES.map((path, place) => (
    <pattern
      key={path}
      id={`circuit-${place + 1}`}
      width={4}
      height={4}
      patternUnits="userSpaceOnUse"
      patternTransform={`scale(${sizeMm / 8})`}
    >
      <path d={path} className="fill-none stroke-ink" strokeWidth={0.5} />
    </pattern>
  ))
}

type HandlesProps = PlanDrawingProps & { room: DesignRoom; found: RoomDesign | undefined; sizeMm: number }

/** What can be moved in the chosen room. */
function Handles({ room, found, sizeMm, keepsAngles, person, apply, onPerson }: HandlesProps) {
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
      {panels.map((panel, place) => (
        <DragHandle
          key={place}
          label={`Panel ${place + 1} of ${name}`}
          at={{ xMm: panel.westMm, yMm: panel.southMm }}
          stepMm={10}
          onMove={(to, drag) => movePanel(place, to, drag)}
          onRemove={() =>
            apply(
              { type: 'set-panels', id: room.id, panels: panels.toSpliced(place, 1) },
              { says: `A panel taken out of ${name}` },
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
          onMove={(to, drag) =>
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
        onMove={(to, drag) =>
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
        </DragHandle>
      )}
    </>
  )
}

/** 'Corner 2: 4.20 m from the left, 3.00 m from the bottom' */
const placeWords = (what: string, { xMm, yMm }: PlanPoint) =>
  `${what}: ${metresWords(xMm)} from the left, ${metresWords(yMm)} from the bottom`
