import type { Quantity } from '../../quantity/quantity'
import { checkHeatLoss } from './ranges'

export type LossShare = { key: string; name: string; wattsPerKelvin: number; watts: number; share: number }

/**
 * Watts of each loss at a temperature difference, with its share of the total, in order; the shares add up to 1.
 * Throws OutOfRange.
 */
export function lossShares({ parts, differenceK }: { parts: readonly Quantity[]; differenceK: number }): LossShare[] {
  checkHeatLoss({ differenceK })
  const all = parts.reduce((sum, { value }) => sum + value, 0)
  return parts.map(({ key, name, value }) => ({
    key,
    name,
    wattsPerKelvin: value,
    watts: value * differenceK,
    share: all > 0 ? value / all : 0,
  }))
}
