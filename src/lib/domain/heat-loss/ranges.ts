import { rangeCheck } from '../quantity/range-check'

export const checkHeatLoss = rangeCheck({
  areaM2: [0, 10_000],
  floorAreaM2: [0.5, 10_000],
  heightM: [1.5, 12],
  wattsPerM2K: [0, 7],
  /** How much of the way to outdoors an element's warmth has to go. */
  factor: [0, 65],
  bridgingY: [0, 0.5],
  airChangesPerHour: [0, 20],
  volumeM3: [0, 100_000],
  indoorC: [5, 35],
  outdoorC: [-30, 20],
  beyondC: [-30, 40],
  /** Indoors over outdoors. Under one degree there is nothing to size a heater for. */
  differenceK: [1, 60],
  heatLossWPerK: [0, 50_000],
  degreeDays: [0, 5_000],
  /** How much of the heat of an always warm home is asked for. */
  useFactor: [0.1, 1.5],
  watts: [0, 2_000_000],
  panelWatts: [10, 5_000],
})
