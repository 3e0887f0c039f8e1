import type { Outline } from '../room-plan/outline'
import type { PlanRectangle } from '../room-plan/rectangle'

/** The smallest rectangle around an outline. */
export function extentOf(outline: Outline): PlanRectangle {
  const xs = outline.map(({ xMm }) => xMm)
  const ys = outline.map(({ yMm }) => yMm)
  return { westMm: Math.min(...xs), eastMm: Math.max(...xs), southMm: Math.min(...ys), northMm: Math.max(...ys) }
}

/** The smallest rectangle around several outlines; a square of 1 m if there are none. */
export function extentOfAll(outlines: readonly Outline[]): PlanRectangle {
  const corners = outlines.flat()
  return corners.length > 0 ? extentOf(corners) : { westMm: 0, eastMm: 1_000, southMm: 0, northMm: 1_000 }
}

export const moved = (
  { westMm, eastMm, southMm, northMm }: PlanRectangle,
  { xMm, yMm }: { xMm: number; yMm: number },
): PlanRectangle => ({ westMm: westMm + xMm, eastMm: eastMm + xMm, southMm: southMm + yMm, northMm: northMm + yMm })
