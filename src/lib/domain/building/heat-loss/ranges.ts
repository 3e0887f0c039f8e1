import { rangeCheck } from '../../quantity/range-check'

export const checkHeatLoss = rangeCheck({
  areaM2: [0, 10_000],
  floorAreaM2: [0.5, 10_000],
  heightM: [1.5, 12],
  wattsPerM2K: [0, 7],
  /** Temperature factor of an element, negative towards a warmer room. */
  factor: [-65, 65],
  bridgingY: [0, 0.5],
  airChangesPerHour: [0, 20],
  volumeM3: [0, 100_000],
  indoorC: [5, 35],
  outdoorC: [-30, 20],
  beyondC: [-30, 40],
  /** Indoor minus outdoor. Below one degree no heater can be sized. */
  differenceK: [1, 60],
  heatLossWPerK: [0, 50_000],
  degreeDays: [0, 5_000],
  /** Share of continuous heating. */
  useFactor: [0.1, 1.5],
  watts: [0, 2_000_000],
  panelWatts: [10, 5_000],
})
