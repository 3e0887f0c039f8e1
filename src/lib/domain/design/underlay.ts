import type { PlanPoint } from '../room-plan/corners'
import type { PlanRectangle } from '../room-plan/rectangle'

/** Position of a picture under a plan: its top left corner, its scale, and its anticlockwise rotation. */
export type Placing = { readonly at: PlanPoint; readonly mmPerPx: number; readonly turnedRad: number }

export type PictureSize = { readonly widthPx: number; readonly heightPx: number }

/** The point on the plan for a point of a picture, which is given in pixels to the right and down. */
export function planOfPixel({ at, mmPerPx, turnedRad }: Placing, { x, y }: { x: number; y: number }): PlanPoint {
  const [cosine, sine] = [Math.cos(turnedRad), Math.sin(turnedRad)]
  return { xMm: at.xMm + mmPerPx * (cosine * x + sine * y), yMm: at.yMm + mmPerPx * (sine * x - cosine * y) }
}

export const pictureCorners = (placing: Placing, { widthPx, heightPx }: PictureSize): PlanPoint[] =>
  [
    { x: 0, y: 0 },
    { x: widthPx, y: 0 },
    { x: widthPx, y: heightPx },
    { x: 0, y: heightPx },
  ].map((corner) => planOfPixel(placing, corner))

/** Scales a picture to cover the drawing, until its scale is known. */
export function fitted({ widthPx, heightPx }: PictureSize, extent: PlanRectangle): Placing {
  const mmPerPx = Math.max((extent.eastMm - extent.westMm) / widthPx, (extent.northMm - extent.southMm) / heightPx)
  return { at: { xMm: extent.westMm, yMm: extent.northMm }, mmPerPx, turnedRad: 0 }
}

/** Points are placed to about half a pixel: over this distance, the error in the scale is less than 1 %. */
const LEAST_PX = 150
const DISTANCE_MM = { least: 100, most: 50_000 } as const

export type ScaleProblem = 'points-too-close' | 'distance-out-of-range'

type Measured = {
  placing: Placing
  /** Two points of the picture, as currently placed on the plan. */
  from: PlanPoint
  to: PlanPoint
  /** Distance between them in the home. */
  distanceMm: number
  /** Whether to rotate the picture as well, so that the line between them is horizontal or vertical. */
  squares: boolean
}

/** Scales a picture so that two of its points are as far apart as in the home. The first one stays where it is. */
export function scaledByLine({ placing, from, to, distanceMm, squares }: Measured) {
  const [x, y] = [to.xMm - from.xMm, to.yMm - from.yMm]
  const measuredMm = Math.hypot(x, y)
  if (measuredMm < LEAST_PX * placing.mmPerPx) return { ok: false, problem: 'points-too-close' } as const
  if (!(distanceMm >= DISTANCE_MM.least && distanceMm <= DISTANCE_MM.most))
    return { ok: false, problem: 'distance-out-of-range' } as const
  const factor = distanceMm / measuredMm
  const turn = squares ? toNearestAxis(Math.atan2(y, x)) : 0
  const [cosine, sine] = [factor * Math.cos(turn), factor * Math.sin(turn)]
  const [atX, atY] = [placing.at.xMm - from.xMm, placing.at.yMm - from.yMm]
  return {
    ok: true,
    placing: {
      at: { xMm: from.xMm + cosine * atX - sine * atY, yMm: from.yMm + sine * atX + cosine * atY },
      mmPerPx: placing.mmPerPx * factor,
      turnedRad: placing.turnedRad + turn,
    },
  } as const
}

const QUARTER = Math.PI / 2

const toNearestAxis = (angle: number) => Math.round(angle / QUARTER) * QUARTER - angle
