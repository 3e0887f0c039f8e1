import { rangeCheck } from '../quantity/range-check'

export const checkRunningCost = rangeCheck({
  powerWatts: [0, 100_000],
  pencePerKwh: [0, 500],
  pencePerDay: [0, 1_000],
  heatKwh: [0, 1_000_000],
  kwh: [0, 1_000_000],
  /** Of the whole, 0 to 1. */
  share: [0, 1],
  /** Heat delivered for each unit of energy paid for. */
  heatPerUnit: [0.3, 8],
  /** How much of the heat of an always warm home is asked for. */
  useFactor: [0.1, 1.5],
})
