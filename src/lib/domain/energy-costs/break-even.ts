import { OutOfRange, rangeCheck } from '../quantity/range-check'

/** From a millionth of a penny per kWh to an extreme annual cost. */
const check = rangeCheck({
  ownPence: [1e-6, 1e9],
  otherPence: [0, 1e9],
  singlePence: [0, 1e9],
  nightPence: [0, 1e9],
  dayPence: [0, 1e9],
})

/**
 * Share by which the dearer system's heat must fall to cost the same: 1 − other ÷ own. Takes prices per kWh of heat, or
 * annual costs, with or without standing charges. Zero or less if it is already the cheaper one. Throws OutOfRange for
 * a system that costs nothing.
 */
export function breakEvenReduction({ ownPence, otherPence }: { ownPence: number; otherPence: number }): number {
  check({ ownPence, otherPence })
  return 1 - otherPence / ownPence
}

type TwoRates = { singlePence: number; nightPence: number; dayPence: number }

/**
 * Share of electricity used at night at which a tariff with a night and a day price costs the same as a single price:
 * (day − single) ÷ (day − night). Zero or less if the two prices are always cheaper, 1 or more if they never are.
 * Throws OutOfRange, also for a night price that is not below the day price.
 */
export function breakEvenNightShare({ singlePence, nightPence, dayPence }: TwoRates): number {
  check({ singlePence, nightPence, dayPence })
  if (nightPence >= dayPence) throw new OutOfRange('nightPence', nightPence, [0, dayPence])
  return (dayPence - singlePence) / (dayPence - nightPence)
}
