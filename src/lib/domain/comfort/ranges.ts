import { rangeCheck } from '../quantity/range-check'

const INDOORS = [-30, 60] as const
const SIDE = [0.5, 50] as const

/** Closer to a surface of the room, m, a receiver can no longer be treated as small. */
export const CLEARANCE_M = 0.05

export const checkComfort = rangeCheck({
  lengthM: SIDE,
  widthM: SIDE,
  heightM: [1, 20],
  surfaceC: [-60, 400],
  airC: INDOORS,
  radiantC: [-60, 200],
  outsideC: [-40, 50],
  uValue: [0, 8],
  surfaceResistance: [0, 1],
  airSpeed: [0, 1],
  asymmetryK: [-100, 100],
  stepM: [0.01, 1],
  /** Map size: 25 m × 25 m in five-centimetre cells. */
  cells: [1, 250_000],
})
