import { memo } from 'react'

import { COLDEST_COLOUR } from '@/lib/calculators/designer/band-paths'
import type { ComfortField } from '@/lib/calculators/designer/comfort-field'
import type { DesignRoom } from '@/lib/domain/design/design'
import { extentOf } from '@/lib/domain/design/extent'
import { joistsOnPlanMm } from '@/lib/domain/design/joist-lines'
import { pointOnSide, sidesOf } from '@/lib/domain/room-plan/corners'
import type { Joists } from '@/lib/domain/room-plan/joists'
import type { PlanRectangle } from '@/lib/domain/room-plan/rectangle'

import { LINE } from './line'

export const pathOf = ({ outline }: Pick<DesignRoom, 'outline'>): string =>
  `M${outline.map(({ xMm, yMm }) => `${xMm} ${-yMm}`).join('L')}Z`

/** `drawingId`: unique on the page, where a room can be drawn more than once. */
export const clipId = (drawingId: string, room: DesignRoom) => `${drawingId}${room.id}`

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
  drawingId: string
  isChosen: boolean
  /** Whether it is drawn over a picture, which shows through. */
  isTraced: boolean
}

/** The drawing of a room: joists, obstacles, walls and openings. */
export const PlanRoom = memo(function PlanRoom({ room, drawingId, isChosen, isTraced }: PlanRoomProps) {
  const walls = sidesOf(room.outline)
  return (
    <g>
      <path d={pathOf(room)} className="fill-panel" fillOpacity={isTraced ? 0.4 : undefined} />
      {room.joists && (
        <path
          d={joistPath(room, room.joists.along)}
          clipPath={`url(#${clipId(drawingId, room)})`}
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

type PlanComfortProps = { room: DesignRoom; drawingId: string; field: ComfortField }

/** The nine bands of a room; its clip path cuts them at the walls. */
export const PlanComfort = memo(function PlanComfort({ room, drawingId, field }: PlanComfortProps) {
  return (
    <g clipPath={`url(#${clipId(drawingId, room)})`} className="forced-color-adjust-none print-exact">
      <path d={pathOf(room)} fill={COLDEST_COLOUR} />
      <g fillRule="evenodd" className="stroke-panel/40" strokeWidth={1}>
        {field.bands.map(({ colour, path }) => (
          <path key={colour} d={path} fill={colour} {...LINE} />
        ))}
      </g>
    </g>
  )
})

/** Lines beyond the walls, which its clip path cuts off. */
function joistPath(room: DesignRoom, along: Joists['along']): string {
  const { westMm, eastMm, southMm, northMm } = extentOf(room.outline)
  return joistsOnPlanMm(room)
    .map((atMm) => (along === 'x' ? `M${westMm} ${-atMm}H${eastMm}` : `M${atMm} ${-southMm}V${-northMm}`))
    .join('')
}
