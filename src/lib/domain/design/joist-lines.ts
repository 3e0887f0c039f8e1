import { type PlanPoint, type Side, sidesOf } from '../room-plan/corners'
import type { DesignRoom } from './design'
import { extentOf } from './extent'

/** The centre lines of the joists above a room, from wall to wall. */
export function joistLines({ outline, joists }: Pick<DesignRoom, 'outline' | 'joists'>): Side[] {
  if (!joists) return []
  const { westMm, eastMm, southMm, northMm } = extentOf(outline)
  const { spacingMm, along, oneAtMm } = joists
  const [from, to] = along === 'x' ? [southMm, northMm] : [westMm, eastMm]
  const first = oneAtMm + Math.ceil((from - oneAtMm) / spacingMm) * spacingMm
  const count = Math.max(0, Math.floor((to - first) / spacingMm) + 1)
  const pointAt = (run: number, at: number): PlanPoint =>
    along === 'x' ? { xMm: run, yMm: at } : { xMm: at, yMm: run }
  return Array.from({ length: count }, (_, index) => first + index * spacingMm).flatMap((at) => {
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
