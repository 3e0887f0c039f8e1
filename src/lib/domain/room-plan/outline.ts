import { areaMm2, crosses, foldsBack, isSameCorner, type PlanPoint, sidesOf } from './corners'

/** The corners of a room, anticlockwise and without crossings; `readOutline` checks them. */
export type Outline = readonly PlanPoint[]

/** Why a drawing is not a room. */
export type OutlineProblem =
  | 'too-few-corners'
  | 'too-many-corners'
  | 'off-the-grid'
  | 'repeated-corner'
  | 'crosses-itself'
  | 'too-small'
  | 'too-large'

export type OutlineRead = { ok: true; outline: Outline } | { ok: false; reason: OutlineProblem }

/** Corners are on a grid of this spacing. */
export const SNAP_MM = 50

const MOST_CORNERS = 60
/** As in the radiant field: no side of a room exceeds 50 m. */
export const LONGEST_MM = 50_000
/** The smallest floor area that `checkHeatLoss` accepts. */
const SMALLEST_M2 = 0.5

/** Reads the corners of a drawing, in either direction, as an outline. Returns the reason if it is not one. */
export function readOutline(corners: readonly PlanPoint[]): OutlineRead {
  const reason = problemOf(corners)
  if (reason) return { ok: false, reason }
  return { ok: true, outline: areaMm2(corners) < 0 ? corners.toReversed() : corners }
}

/** The floor area. */
export const outlineAreaM2 = (outline: Outline): number => areaMm2(outline) / 1e6

function problemOf(corners: readonly PlanPoint[]): OutlineProblem | null {
  if (corners.length < 3) return 'too-few-corners'
  if (corners.length > MOST_CORNERS) return 'too-many-corners'
  const coordinates = corners.flatMap(({ xMm, yMm }) => [xMm, yMm])
  if (coordinates.some((mm) => mm % SNAP_MM !== 0)) return 'off-the-grid'
  if (spread(corners.map(({ xMm }) => xMm)) > LONGEST_MM || spread(corners.map(({ yMm }) => yMm)) > LONGEST_MM)
    return 'too-large'
  const sides = sidesOf(corners)
  if (sides.some(({ from, to }) => isSameCorner(from, to))) return 'repeated-corner'
  const isCrossed = sides.some((side, index) =>
    sides.slice(index + 1).some((other, gap) => {
      if (gap === 0) return foldsBack(side, other)
      return index === 0 && gap === sides.length - 2 ? foldsBack(other, side) : crosses(side, other)
    }),
  )
  if (isCrossed) return 'crosses-itself'
  return Math.abs(areaMm2(corners)) / 1e6 < SMALLEST_M2 ? 'too-small' : null
}

const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values)
