import { type PlanPoint, sidesOf } from '../room-plan/corners'
import type { DesignRoom } from './design'
import { extentOf, moved } from './extent'
import { onGrid } from './new-room'

type CornerMove = { corner: number; to: PlanPoint; keepsAngles: boolean }

/**
 * Moves one corner of a room. With `keepsAngles`, walls along the axes stay parallel to them: their other ends move
 * too, and a rectangle stays a rectangle.
 */
export function withCorner(room: DesignRoom, { corner, to, keepsAngles }: CornerMove): DesignRoom {
  const from = room.outline[corner]
  if (!from) return room
  const target = { xMm: onGrid(to.xMm), yMm: onGrid(to.yMm) }
  const count = room.outline.length
  const neighbours = keepsAngles ? [(corner + count - 1) % count, (corner + 1) % count] : []
  const outline = room.outline.map((point, index) => {
    if (index === corner) return target
    if (!neighbours.includes(index)) return point
    return {
      xMm: point.xMm === from.xMm ? target.xMm : point.xMm,
      yMm: point.yMm === from.yMm ? target.yMm : point.yMm,
    }
  })
  return { ...room, outline }
}

/** Resizes a room along x and y by moving the corners of its east and north sides. */
export function resized(room: DesignRoom, { lengthMm, widthMm }: { lengthMm: number; widthMm: number }): DesignRoom {
  const { westMm, eastMm, southMm, northMm } = extentOf(room.outline)
  const [east, north] = [westMm + onGrid(lengthMm), southMm + onGrid(widthMm)]
  const outline = room.outline.map(({ xMm, yMm }) => ({
    xMm: xMm === eastMm ? east : xMm,
    yMm: yMm === northMm ? north : yMm,
  }))
  return { ...room, outline }
}

/** Adds a corner in the middle of a wall, whose openings stay on the first half. */
export function withNewCorner(room: DesignRoom, wall: number): DesignRoom {
  const side = sidesOf(room.outline)[wall]
  const beyond = room.walls[wall]
  if (!side || !beyond) return room
  const middle = {
    xMm: onGrid((side.from.xMm + side.to.xMm) / 2),
    yMm: onGrid((side.from.yMm + side.to.yMm) / 2),
  }
  return {
    ...room,
    outline: room.outline.toSpliced(wall + 1, 0, middle),
    walls: room.walls.toSpliced(wall + 1, 0, beyond),
    openings: room.openings.map((opening) => (opening.wall > wall ? { ...opening, wall: opening.wall + 1 } : opening)),
  }
}

/** Removes a corner, together with the wall after it and the openings of that wall. */
export function withoutCorner(room: DesignRoom, corner: number): DesignRoom {
  return {
    ...room,
    outline: room.outline.toSpliced(corner, 1),
    walls: room.walls.toSpliced(corner, 1),
    openings: room.openings
      .filter(({ wall }) => wall !== corner)
      .map((opening) => (opening.wall > corner ? { ...opening, wall: opening.wall - 1 } : opening)),
  }
}

/** Moves a room on the plan, with everything in it. */
export function shifted(room: DesignRoom, by: PlanPoint): DesignRoom {
  const step = { xMm: onGrid(by.xMm), yMm: onGrid(by.yMm) }
  const { joists } = room
  return {
    ...room,
    outline: room.outline.map(({ xMm, yMm }) => ({ xMm: xMm + step.xMm, yMm: yMm + step.yMm })),
    obstacles: room.obstacles.map((obstacle) => ({ ...obstacle, area: moved(obstacle.area, step) })),
    panels: room.panels?.map((panel) => moved(panel, step)) ?? null,
    ...(room.locked && { locked: room.locked.map((panel) => moved(panel, step)) }),
    joists: joists && { ...joists, oneAtMm: joists.oneAtMm + (joists.along === 'x' ? step.yMm : step.xMm) },
  }
}
