import { rangeCheck } from '../quantity/range-check'

const TEMPERATURE = [-60, 400] as const

export const checkPanel = rangeCheck({
  volts: [0, 1_000],
  ohms: [0.1, 100_000],
  watts: [0, 100_000],
  areaM2: [0.001, 1_000],
  wattsPerM2: [1, 100_000],
  lengthM: [0.001, 100],
  emissivity: [0.01, 1],
  /** About 1 for still air under a warm ceiling, up to ten times that with a fan. */
  convectionWattsPerM2K: [0, 50],
  uValue: [0, 20],
  surfaceC: TEMPERATURE,
  surroundingsC: TEMPERATURE,
  airC: TEMPERATURE,
  behindC: TEMPERATURE,
  /** Of a heater that is on. */
  heatingWatts: [0.01, 100_000],
  massKg: [0.01, 1_000],
  heatCapacityJoulesPerKgK: [100, 5_000],
  riseK: [0, 400],
  minutes: [0, 100_000],
})
