import { panelName } from '@/lib/calculators/designer/fixing-list'
import { storeyName } from '@/lib/calculators/designer/words'
import type { DesignRoom } from '@/lib/domain/design/design'
import { extentOf, extentOfAll } from '@/lib/domain/design/extent'

import { clipId, pathOf, PlanRoom, rectOf } from './plan-room'

type SharedPlansProps = { rooms: readonly DesignRoom[]; numbers: ReadonlyMap<string, number> }

/** The plans of all storeys, drawn on the server. */
export function SharedPlans({ rooms, numbers }: SharedPlansProps) {
  const storeys = [...new Set(rooms.map(({ storey }) => storey))].toSorted((one, other) => one - other)
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      {storeys.map((storey) => (
        <figure key={storey}>
          <figcaption className="mb-2 font-semibold">{storeyName(storey)}</figcaption>
          <StoreyPlan rooms={rooms.filter((room) => room.storey === storey)} numbers={numbers} />
        </figure>
      ))}
    </div>
  )
}

function StoreyPlan({ rooms, numbers }: SharedPlansProps) {
  const { westMm, eastMm, southMm, northMm } = extentOfAll(rooms.map(({ outline }) => outline))
  const [length, width] = [eastMm - westMm, northMm - southMm]
  const margin = 0.04 * Math.max(length, width)
  const textMm = Math.max(length, width) / 34
  return (
    <svg
      viewBox={`${westMm - margin} ${-northMm - margin} ${length + 2 * margin} ${width + 2 * margin}`}
      role="img"
      aria-label={`Plan with ${rooms.map(({ name }) => name || 'a room without a name').join(', ')}`}
      className="block max-h-[70vh] w-full bg-daylight"
    >
      <defs>
        {rooms.map((room) => (
          <clipPath key={room.id} id={clipId(room)}>
            <path d={pathOf(room)} />
          </clipPath>
        ))}
      </defs>
      {rooms.map((room) => (
        <PlanRoom key={room.id} room={room} isChosen={false} isTraced={false} />
      ))}
      {rooms.map((room) => {
        const extent = extentOf(room.outline)
        return (
          <g key={room.id} fontSize={textMm} textAnchor="middle" className="fill-ink font-semibold">
            {(room.panels ?? []).map((panel, place) => (
              <g key={place}>
                <rect {...rectOf(panel)} className="fill-panel stroke-ink" strokeWidth={textMm / 12} />
                <text x={(panel.westMm + panel.eastMm) / 2} y={-(panel.southMm + panel.northMm) / 2 + textMm / 3}>
                  {panelName((numbers.get(room.id) ?? 1) + place)}
                </text>
              </g>
            ))}
            <text x={(extent.westMm + extent.eastMm) / 2} y={-extent.northMm + 1.6 * textMm}>
              {room.name}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
