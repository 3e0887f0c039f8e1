import { rangeCheck } from '../../quantity/range-check'

/** Where the Magnus formula over water is accurate to 0.35 °C. */
const TEMPERATURE = [-45, 60] as const

export const checkMoisture = rangeCheck({
  airC: TEMPERATURE,
  fromC: TEMPERATURE,
  toC: TEMPERATURE,
  surfaceC: TEMPERATURE,
  insideC: TEMPERATURE,
  outsideC: TEMPERATURE,
  /** Completely dry air has no dew point. */
  relativeHumidityPct: [0.1, 100],
  uValue: [0, 8],
})
