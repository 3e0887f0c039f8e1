import { OutOfRange } from '../quantity/range-check'

/**
 * How much less heat the dearer of two ways must do with to cost the same: 1 − other ÷ own. Takes prices of a kWh of heat,
 * or the costs of the same year, with or without standing charges. Nought or less means that it is the cheaper one already.
 * Throws OutOfRange for a way that costs nothing.
 */
export function breakEvenReduction({ ownPence, otherPence }: { ownPence: number; otherPence: number }): number {
  if (!(ownPence > 0)) throw new OutOfRange('ownPence', ownPence, [0, Infinity])
  if (!(otherPence >= 0)) throw new OutOfRange('otherPence', otherPence, [0, Infinity])
  return 1 - otherPence / ownPence
}
