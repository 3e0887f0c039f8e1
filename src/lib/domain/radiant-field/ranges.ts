import { rangeCheck } from '../quantity/range-check'

const LENGTH = [1e-6, 1_000] as const
const TEMPERATURE = [-60, 400] as const

export const checkRadiantField = rangeCheck({
  /** Between what sees and the plane that it sees; in that plane itself a view factor has no value. */
  gap: LENGTH,
  /** Sides of rectangles, metres. */
  side: LENGTH,
  panelC: TEMPERATURE,
  roomC: TEMPERATURE,
})
