import { type Ceiling, ceilingMmAt, levelCeiling } from '../room-plan/ceiling'
import { cosineOf } from '../room-plan/ceiling-face'
import { centroidOf, sidesOf } from '../room-plan/corners'
import type { Outline } from '../room-plan/outline'
import { extentOf } from './extent'

/** A ceiling that rises evenly from the room's `heightMm` at one end to `ridgeMm` at the other. */
export type Slope = { readonly towards: 'west' | 'east' | 'south' | 'north'; readonly ridgeMm: number }

type Covered = { readonly outline: Outline; readonly heightMm: number; readonly slope: Slope | null }

/** The ceiling of a room, above any point of the plan. */
export function ceilingOf({ outline, heightMm, slope }: Covered): Ceiling {
  if (!slope) return levelCeiling(heightMm)
  const { westMm, eastMm, southMm, northMm } = extentOf(outline)
  const [lowMm, highMm] = {
    west: [eastMm, westMm],
    east: [westMm, eastMm],
    south: [northMm, southMm],
    north: [southMm, northMm],
  }[slope.towards] as [number, number]
  const riseMmPerM = ((slope.ridgeMm - heightMm) / (highMm - lowMm)) * 1_000
  const runsAlongX = slope.towards === 'west' || slope.towards === 'east'
  return {
    heightMm: heightMm - (riseMmPerM * lowMm) / 1_000,
    riseMmPerM: runsAlongX ? { x: riseMmPerM, y: 0 } : { x: 0, y: riseMmPerM },
  }
}

/** Heights of the ceiling at both ends of each wall, in the order of the sides. */
export function wallHeightsMm(room: Covered): { fromMm: number; toMm: number }[] {
  const ceiling = ceilingOf(room)
  return sidesOf(room.outline).map(({ from, to }) => ({
    fromMm: ceilingMmAt(ceiling, from),
    toMm: ceilingMmAt(ceiling, to),
  }))
}

/** Mean height: the volume over the floor area. On an even slope, this is the height at the centroid. */
export const meanHeightMm = (room: Covered): number => ceilingMmAt(ceilingOf(room), centroidOf(room.outline))

/** Area of the ceiling over that of the floor. */
export const ceilingPerFloor = (room: Covered): number => 1 / cosineOf(ceilingOf(room))

/** Heat loss can be calculated for rooms at least this high (`checkHeatLoss`). */
const LEAST_MEAN_MM = 1_500
/** Above the head of someone lying down; comfort of a seated person is taken at 0.6 m (`BODY_HEIGHTS_M`). */
const LEAST_EAVES_MM = 700
const HIGHEST_MM = 12_000
/** A steeper ceiling counts as a wall, to which the limits of ISO 7730 for warm ceilings do not apply. */
const STEEPEST_DEGREES = 60

export type SlopeProblem = 'eaves-too-low' | 'ridge-too-low' | 'too-high' | 'too-steep' | 'too-low-on-average'

/** Why a sloping ceiling is not valid; null if it is. */
export function slopeProblem(room: Covered & { slope: Slope }): SlopeProblem | null {
  const { heightMm, slope } = room
  if (heightMm < LEAST_EAVES_MM) return 'eaves-too-low'
  if (slope.ridgeMm <= heightMm) return 'ridge-too-low'
  if (slope.ridgeMm > HIGHEST_MM) return 'too-high'
  if (cosineOf(ceilingOf(room)) < Math.cos((STEEPEST_DEGREES * Math.PI) / 180)) return 'too-steep'
  return meanHeightMm(room) < LEAST_MEAN_MM ? 'too-low-on-average' : null
}
