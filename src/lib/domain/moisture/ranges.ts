import { rangeCheck } from '../quantity/range-check'

/** In which Magnus' formula holds within 0.35 °C over water. */
const TEMPERATURE = [-45, 60] as const

export const checkMoisture = rangeCheck({
  airC: TEMPERATURE,
  fromC: TEMPERATURE,
  toC: TEMPERATURE,
  surfaceC: TEMPERATURE,
  insideC: TEMPERATURE,
  outsideC: TEMPERATURE,
  /** Air without any vapour has no dew point. */
  relativeHumidityPct: [0.1, 100],
  uValue: [0, 8],
})
