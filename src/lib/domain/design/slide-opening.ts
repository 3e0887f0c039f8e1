import { directionOf, type PlanPoint, type Side, sideLengthMm } from '../room-plan/corners'
import type { DesignOpening } from './design'
import { onGrid } from './new-room'

type Slide = { side: Side; opening: DesignOpening; by: PlanPoint; stepMm: number }

/** An opening moved along its wall as far as a move on the plan goes that way, in steps; it stops at the ends of the wall. */
export function slidOpening({ side, opening, by, stepMm }: Slide): DesignOpening {
  const { x, y } = directionOf(side)
  const alongMm = by.xMm * x + by.yMm * y
  if (Math.abs(alongMm) < 1) return opening
  const asked = onGrid(opening.fromMm + alongMm, stepMm)
  const most = Math.floor(sideLengthMm(side) - opening.widthMm)
  return { ...opening, fromMm: Math.max(0, Math.min(asked, most)) }
}
