import { type PlanPoint, sideLengthMm, sidesOf } from '../room-plan/corners'
import { cornersOf, type PlanRectangle } from '../room-plan/rectangle'
import type { DesignRoom } from './design'
import { extentOf } from './extent'
import type { Slope } from './slope'

const TURNED: Readonly<Record<Slope['towards'], Slope['towards']>> = {
  east: 'north',
  north: 'west',
  west: 'south',
  south: 'east',
}
const MIRRORED: Readonly<Record<Slope['towards'], Slope['towards']>> = {
  east: 'west',
  west: 'east',
  north: 'north',
  south: 'south',
}

const areaBy = (to: (point: PlanPoint) => PlanPoint, area: PlanRectangle) => extentOf(cornersOf(area).map(to))

/** Turns a room anticlockwise by a quarter, with everything in it; its south-west corner stays where it is. */
export function turned(room: DesignRoom): DesignRoom {
  const { westMm, southMm, northMm } = extentOf(room.outline)
  const to = ({ xMm, yMm }: PlanPoint): PlanPoint => ({ xMm: westMm + northMm - yMm, yMm: southMm + xMm - westMm })
  const { joists, slope } = room
  return {
    ...room,
    outline: room.outline.map(to),
    obstacles: room.obstacles.map((obstacle) => ({ ...obstacle, area: areaBy(to, obstacle.area) })),
    ...(room.locked && { locked: room.locked.map((panel) => areaBy(to, panel)) }),
    slope: slope && { ...slope, towards: TURNED[slope.towards] },
    joists:
      joists &&
      (joists.along === 'x'
        ? { ...joists, along: 'y', oneAtMm: westMm + northMm - joists.oneAtMm }
        : { ...joists, along: 'x', oneAtMm: southMm + joists.oneAtMm - westMm }),
  }
}

/** Mirrors a room from left to right in its place, with everything in it. */
export function mirrored(room: DesignRoom): DesignRoom {
  const { westMm, eastMm } = extentOf(room.outline)
  const to = ({ xMm, yMm }: PlanPoint): PlanPoint => ({ xMm: westMm + eastMm - xMm, yMm })
  const { joists, slope } = room
  const lengths = sidesOf(room.outline).map(sideLengthMm)
  const last = lengths.length - 1
  const [first, ...others] = room.outline.map(to)
  return {
    ...room,
    // Anticlockwise again, from the same corner.
    outline: first ? [first, ...others.toReversed()] : [],
    walls: room.walls.toReversed(),
    openings: room.openings.map((opening) => ({
      ...opening,
      wall: last - opening.wall,
      fromMm: Math.floor((lengths[opening.wall] ?? NaN) - opening.fromMm - opening.widthMm),
    })),
    obstacles: room.obstacles.map((obstacle) => ({ ...obstacle, area: areaBy(to, obstacle.area) })),
    ...(room.locked && { locked: room.locked.map((panel) => areaBy(to, panel)) }),
    slope: slope && { ...slope, towards: MIRRORED[slope.towards] },
    joists: joists && (joists.along === 'y' ? { ...joists, oneAtMm: westMm + eastMm - joists.oneAtMm } : joists),
  }
}
