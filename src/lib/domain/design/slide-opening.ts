import { directionOf, type PlanPoint, type Side, sideLengthMm } from '../room-plan/corners'
import type { DesignOpening } from './design'
import { onGrid } from './new-room'

type Slide = { side: Side; opening: DesignOpening; by: PlanPoint; stepMm: number }

/** Slides an opening along its wall, in steps, by the part of a move that is parallel to it. Stops at the wall ends. */
export function slideOpening({ side, opening, by, stepMm }: Slide): DesignOpening {
  const { x, y } = directionOf(side)
  const alongMm = by.xMm * x + by.yMm * y
  if (Math.abs(alongMm) < 1) return opening
  const targetMm = onGrid(opening.fromMm + alongMm, stepMm)
  const most = Math.floor(sideLengthMm(side) - opening.widthMm)
  return { ...opening, fromMm: Math.max(0, Math.min(targetMm, most)) }
}
