import { rangeCheck } from '../../quantity/range-check'

/** Highest current that a circuit or a supply is calculated for, A. */
export const HIGHEST_AMPS = 1_000

/** Panels that a manufacturer may allow on one breaker, at most. */
export const MOST_PANELS = 100

export const checkCircuit = rangeCheck({
  panels: [0, 10_000],
  cap: [1, MOST_PANELS],
  panelWatts: [1, 5_000],
  ohms: [1, 10_000],
  volts: [180, 260],
  breakerAmps: [6, 63],
  amps: [0, HIGHEST_AMPS],
  supplyAmps: [40, 400],
  lengthM: [0, 500],
  millivoltsPerAmpMetre: [1, 100],
})
