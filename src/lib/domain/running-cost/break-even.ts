import { rangeCheck } from '../quantity/range-check'

/** From a millionth of a penny for a kWh to a fortune for a year. */
const check = rangeCheck({ ownPence: [1e-6, 1e9], otherPence: [0, 1e9] })

/**
 * How much less heat the dearer of two ways must do with to cost the same: 1 − other ÷ own. Takes prices of a kWh of heat,
 * or the costs of the same year, with or without standing charges. Nought or less means that it is the cheaper one already.
 * Throws OutOfRange for a way that costs nothing.
 */
export function breakEvenReduction({ ownPence, otherPence }: { ownPence: number; otherPence: number }): number {
  check({ ownPence, otherPence })
  return 1 - otherPence / ownPence
}
