import { rangeCheck } from '../quantity/range-check'

export const checkRunningCost = rangeCheck({
  powerWatts: [0, 100_000],
  pencePerKwh: [0, 500],
  pencePerDay: [0, 1_000],
  heatKwh: [0, 1_000_000],
  kwh: [0, 1_000_000],
  /** Fraction of the whole. */
  share: [0, 1],
  /** Heat delivered per unit of energy bought. */
  heatPerUnit: [0.3, 8],
  /** Share of continuous heating. */
  useFactor: [0.05, 2],
})
