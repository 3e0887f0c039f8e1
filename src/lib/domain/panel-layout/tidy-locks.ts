import type { PlanPoint } from '../room-plan/corners'
import type { PlanRectangle } from '../room-plan/rectangle'
import { areTooClose } from './positions'
import type { Pattern } from './tidy-patterns'

/** Lengths on a slope are rounded to less than this. */
const SAME_MM = 0.01

const isSamePlace = (one: PlanRectangle, other: PlanRectangle) =>
  Math.abs(one.westMm - other.westMm) < SAME_MM &&
  Math.abs(one.eastMm - other.eastMm) < SAME_MM &&
  Math.abs(one.southMm - other.southMm) < SAME_MM &&
  Math.abs(one.northMm - other.northMm) < SAME_MM

type Placed = { readonly panel: PlanRectangle }

/**
 * The places of a pattern with the locked panels in place of those that they are the same as, so that all keep their
 * numbers; null if the pattern does not go through all of them.
 */
export function throughLocked<Place extends Placed>(found: readonly Place[], locked: readonly Place[]): Place[] | null {
  const joined = found.map((place) => locked.find((one) => isSamePlace(one.panel, place.panel)) ?? place)
  const others = joined.filter((place) => !locked.includes(place))
  const isThrough = others.length === found.length - locked.length
  const isClear = () => !locked.some((one) => others.some(({ panel }) => areTooClose(one.panel, panel)))
  return isThrough && isClear() ? joined : null
}

type Through = { panel: PlanRectangle; middle: PlanPoint; isTurned: boolean }

/** The shifts that bring one place of a pattern after another to where a locked panel is. */
export function shiftsThrough({ points }: Pattern, { panel, middle, isTurned }: Through) {
  const x = (panel.westMm + panel.eastMm) / 2 - middle.xMm
  const y = (panel.southMm + panel.northMm) / 2 - middle.yMm
  const [along, across] = isTurned ? [y, x] : [x, y]
  return points.map(([alongMm, acrossMm]) => ({ alongMm: along - alongMm, acrossMm: across - acrossMm }))
}
