import { checkMoisture } from './ranges'

/** Magnus formula over water, coefficients by Sonntag (1990). */
const MAGNUS = { slope: 17.62, offsetC: 243.12 }

/** Exponent of the saturation pressure relative to that at 0 °C. */
const exponent = (airC: number) => (MAGNUS.slope * airC) / (MAGNUS.offsetC + airC)

/** Dew point, °C (Magnus). Throws OutOfRange. */
export function dewPointC({ airC, relativeHumidityPct }: { airC: number; relativeHumidityPct: number }): number {
  checkMoisture({ airC, relativeHumidityPct })
  const gamma = Math.log(relativeHumidityPct / 100) + exponent(airC)
  return (MAGNUS.offsetC * gamma) / (MAGNUS.slope - gamma)
}

/**
 * Relative humidity, %, of air brought to another temperature at constant water content, as in a cooler room or at a
 * cold wall. At most 100: the rest condenses. Throws OutOfRange.
 */
export function humidityAfter({
  fromC,
  toC,
  relativeHumidityPct,
}: {
  fromC: number
  toC: number
  relativeHumidityPct: number
}): number {
  checkMoisture({ fromC, toC, relativeHumidityPct })
  return Math.min(100, relativeHumidityPct * Math.exp(exponent(fromC) - exponent(toC)))
}
