import { memo } from 'react'

import { COLDEST_COLOUR } from '@/lib/calculators/designer/band-paths'
import type { ComfortField } from '@/lib/calculators/designer/comfort-field'
import type { DesignRoom } from '@/lib/domain/design/design'
import { extentOf } from '@/lib/domain/design/extent'
import { ceilingOf } from '@/lib/domain/design/slope'
import { pointOnSide, sidesOf } from '@/lib/domain/room-plan/corners'
import type { Joists } from '@/lib/domain/room-plan/joists'
import type { PlanRectangle } from '@/lib/domain/room-plan/rectangle'

import { LINE } from './line'

export const pathOf = ({ outline }: Pick<DesignRoom, 'outline'>): string =>
  `M${outline.map(({ xMm, yMm }) => `${xMm} ${-yMm}`).join('L')}Z`

export const clipId = (room: DesignRoom) => `room-clip-${room.id}`

export const rectOf = ({ westMm, eastMm, southMm, northMm }: PlanRectangle) => ({
  x: westMm,
  y: -northMm,
  width: eastMm - westMm,
  height: northMm - southMm,
})

/** The same rectangle relative to its south-west corner. */
export const rectFrom = (rectangle: PlanRectangle) => {
  const { width, height } = rectOf(rectangle)
  return { y: -height, width, height }
}

type PlanRoomProps = {
  room: DesignRoom
  isChosen: boolean
  /** Whether it is drawn over a picture, which shows through. */
  isTraced: boolean
}

/** The drawing of a room: joists, obstacles, walls and openings. */
export const PlanRoom = memo(function PlanRoom({ room, isChosen, isTraced }: PlanRoomProps) {
  const walls = sidesOf(room.outline)
  return (
    <g>
      <path d={pathOf(room)} className="fill-panel" fillOpacity={isTraced ? 0.4 : undefined} />
      {room.joists && (
        <path
          d={joistLines(room, room.joists)}
          clipPath={`url(#${clipId(room)})`}
          className="fill-none stroke-edge"
          strokeWidth={1}
          strokeDasharray="6 5"
          {...LINE}
        />
      )}
      {room.obstacles.map(({ id, kind, area }) => (
        <g key={id} className="fill-frost stroke-ink" strokeWidth={1.5}>
          <rect {...rectOf(area)} {...LINE} />
          {kind !== 'wardrobe' && (
            <path
              d={`M${area.westMm} ${-area.northMm}L${area.eastMm} ${-area.southMm}M${area.eastMm} ${-area.northMm}L${area.westMm} ${-area.southMm}`}
              {...LINE}
            />
          )}
        </g>
      ))}
      {walls.map(({ from, to }, wall) => (
        <line
          key={wall}
          x1={from.xMm}
          y1={-from.yMm}
          x2={to.xMm}
          y2={-to.yMm}
          className="stroke-ink"
          strokeLinecap="square"
          strokeWidth={(room.walls[wall] === 'heated' ? 1.5 : 5) + (isChosen ? 1.5 : 0)}
          strokeDasharray={room.walls[wall] === 'unheated' ? '10 6' : undefined}
          {...LINE}
        />
      ))}
      {room.openings.map(({ id, kind, wall, fromMm, widthMm }) => {
        const side = walls[wall]
        if (!side) return null
        const [from, to] = [pointOnSide(side, fromMm), pointOnSide(side, fromMm + widthMm)]
        return (
          <line
            key={id}
            x1={from.xMm}
            y1={-from.yMm}
            x2={to.xMm}
            y2={-to.yMm}
            className={kind === 'window' ? 'stroke-frost' : 'stroke-panel'}
            strokeWidth={kind === 'window' ? 3 : 6}
            {...LINE}
          />
        )
      })}
    </g>
  )
})

type PlanComfortProps = { room: DesignRoom; field: ComfortField }

/** The nine bands of a room; its clip path cuts them at the walls. */
export const PlanComfort = memo(function PlanComfort({ room, field }: PlanComfortProps) {
  return (
    <g clipPath={`url(#${clipId(room)})`} className="forced-color-adjust-none print-exact">
      <path d={pathOf(room)} fill={COLDEST_COLOUR} />
      <g fillRule="evenodd" className="stroke-panel/40" strokeWidth={1}>
        {field.bands.map(({ colour, path }) => (
          <path key={colour} d={path} fill={colour} {...LINE} />
        ))}
      </g>
    </g>
  )
})

function joistLines(room: DesignRoom, joists: Joists): string {
  const { westMm, eastMm, southMm, northMm } = extentOf(room.outline)
  const { along, oneAtMm } = joists
  const { riseMmPerM } = ceilingOf(room)
  // Joists across a slope are closer on the plan than on the ceiling.
  const spacingMm = joists.spacingMm / Math.hypot(1, (along === 'x' ? riseMmPerM.y : riseMmPerM.x) / 1_000)
  const [from, to] = along === 'x' ? [southMm, northMm] : [westMm, eastMm]
  const first = oneAtMm + Math.ceil((from - oneAtMm) / spacingMm) * spacingMm
  const count = Math.max(0, Math.floor((to - first) / spacingMm) + 1)
  return Array.from({ length: count }, (_, index) => first + index * spacingMm)
    .map((atMm) => (along === 'x' ? `M${westMm} ${-atMm}H${eastMm}` : `M${atMm} ${-southMm}V${-northMm}`))
    .join('')
}
