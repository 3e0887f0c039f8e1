import { checkMoisture } from './ranges'

/** Of Magnus' formula over water, as Sonntag fitted it (1990). */
const MAGNUS = { slope: 17.62, offsetC: 243.12 }

/** The exponent of the saturation pressure at a temperature, over that at 0 °C. */
const exponent = (airC: number) => (MAGNUS.slope * airC) / (MAGNUS.offsetC + airC)

/** The temperature, °C, at which air of such humidity begins to give off water (Magnus). Throws OutOfRange. */
export function dewPointC({ airC, relativeHumidityPct }: { airC: number; relativeHumidityPct: number }): number {
  checkMoisture({ airC, relativeHumidityPct })
  const gamma = Math.log(relativeHumidityPct / 100) + exponent(airC)
  return (MAGNUS.offsetC * gamma) / (MAGNUS.slope - gamma)
}

/**
 * The relative humidity, %, of air that is brought from one temperature to another and keeps its water: what air has in
 * a cooler room, or against a cold wall. At most 100: the rest comes out as dew. Throws OutOfRange.
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
