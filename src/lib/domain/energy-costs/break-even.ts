import { rangeCheck } from '../quantity/range-check'

/** From a millionth of a penny per kWh to an extreme annual cost. */
const check = rangeCheck({ ownPence: [1e-6, 1e9], otherPence: [0, 1e9] })

/**
 * Share by which the dearer system's heat must fall to cost the same: 1 − other ÷ own. Takes prices per kWh of heat, or
 * annual costs, with or without standing charges. Zero or less if it is already the cheaper one. Throws OutOfRange for
 * a system that costs nothing.
 */
export function breakEvenReduction({ ownPence, otherPence }: { ownPence: number; otherPence: number }): number {
  check({ ownPence, otherPence })
  return 1 - otherPence / ownPence
}
