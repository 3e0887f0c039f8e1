import { rangeCheck } from '../quantity/range-check'

/** No room of ours is longer, m. */
const LONGEST = 50
const TEMPERATURE = [-60, 400] as const

export const checkRadiantField = rangeCheck({
  /** Between what sees and the plane that it sees; in that plane itself a view factor has no value. */
  gap: [1e-6, LONGEST],
  /** Sides of rectangles that see each other, metres. */
  side: [0.01, LONGEST],
  panelC: TEMPERATURE,
  roomC: TEMPERATURE,
})
