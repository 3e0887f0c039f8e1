import { type PlanPoint, type Side, sidesOf } from '../room-plan/corners'
import type { DesignRoom } from './design'
import { extentOf } from './extent'
import { ceilingOf } from './slope'

type Joisted = Pick<DesignRoom, 'outline' | 'heightMm' | 'slope' | 'joists'>

/** Where the centre lines of the joists above a room are on the plan, mm on the axis that they cross. */
export function joistsOnPlanMm(room: Joisted): number[] {
  if (!room.joists) return []
  const { along, oneAtMm } = room.joists
  const { riseMmPerM } = ceilingOf(room)
  // Joists across a slope are closer on the plan than on the ceiling.
  const spacingMm = room.joists.spacingMm / Math.hypot(1, (along === 'x' ? riseMmPerM.y : riseMmPerM.x) / 1_000)
  const { westMm, eastMm, southMm, northMm } = extentOf(room.outline)
  const [from, to] = along === 'x' ? [southMm, northMm] : [westMm, eastMm]
  const first = oneAtMm + Math.ceil((from - oneAtMm) / spacingMm) * spacingMm
  const count = Math.max(0, Math.floor((to - first) / spacingMm) + 1)
  return Array.from({ length: count }, (_, index) => first + index * spacingMm)
}

/** The centre lines of the joists above a room on the plan, from wall to wall. */
export function joistLines(room: Joisted): Side[] {
  const { outline, joists } = room
  if (!joists) return []
  const { along } = joists
  const pointAt = (run: number, at: number): PlanPoint =>
    along === 'x' ? { xMm: run, yMm: at } : { xMm: at, yMm: run }
  return joistsOnPlanMm(room).flatMap((at) => {
    const walls = wallsAt({ outline, along, at })
    return walls.flatMap((start, index) => {
      const end = walls[index + 1]
      return index % 2 === 0 && end !== undefined ? [{ from: pointAt(start, at), to: pointAt(end, at) }] : []
    })
  })
}

/** Points where a line meets the walls, in order: inside the room from the first to the second, and so on. */
export function wallsAt({ outline, along, at }: { outline: readonly PlanPoint[]; along: 'x' | 'y'; at: number }) {
  const [run, level] = along === 'x' ? (['xMm', 'yMm'] as const) : (['yMm', 'xMm'] as const)
  return sidesOf(outline)
    .flatMap(({ from, to }) => {
      if (from[level] > at === to[level] > at) return []
      return [from[run] + ((at - from[level]) / (to[level] - from[level])) * (to[run] - from[run])]
    })
    .toSorted((one, other) => one - other)
}
