import { OutOfRange } from '../quantity/range-check'
import { checkRunningCost } from './ranges'

/** A share of the energy, 0 to 1, with its price. */
export type PricedShare = { share: number; pencePerKwh: number }

/** Average price of a time-of-use tariff, p/kWh. Throws OutOfRange, also if the shares do not add up to 1. */
export function blendedPencePerKwh(shares: readonly PricedShare[]): number {
  shares.forEach(checkRunningCost)
  const whole = shares.reduce((sum, { share }) => sum + share, 0)
  if (!(Math.abs(whole - 1) < 1e-9)) throw new OutOfRange('sum of shares', whole, [1, 1])
  return shares.reduce((sum, { share, pencePerKwh }) => sum + share * pencePerKwh, 0)
}
