import { OutOfRange } from '../quantity/range-check'
import { checkRunningCost } from './ranges'

/** A share of the energy, 0 to 1, and what a kWh of it costs. */
export type PricedShare = { share: number; pencePerKwh: number }

/** Pence for a kWh on average, on a tariff whose price depends on the hour. Throws OutOfRange, also if the shares are not one whole. */
export function blendedPencePerKwh(parts: readonly PricedShare[]): number {
  parts.forEach(checkRunningCost)
  const whole = parts.reduce((sum, { share }) => sum + share, 0)
  if (!(Math.abs(whole - 1) < 1e-9)) throw new OutOfRange('sum of shares', whole, [1, 1])
  return parts.reduce((sum, { share, pencePerKwh }) => sum + share * pencePerKwh, 0)
}
