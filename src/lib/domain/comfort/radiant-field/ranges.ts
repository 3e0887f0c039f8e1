import { rangeCheck } from '../../quantity/range-check'

/** Maximum room dimension, m. */
const LONGEST = 50
const TEMPERATURE = [-60, 400] as const

export const checkRadiantField = rangeCheck({
  /** Distance from receiver to plane; in the plane itself a view factor is undefined. */
  gap: [1e-6, LONGEST],
  /** Sides of facing rectangles, metres. */
  side: [0.01, LONGEST],
  panelC: TEMPERATURE,
  roomC: TEMPERATURE,
})
