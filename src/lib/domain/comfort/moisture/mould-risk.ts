import { humidityAfter } from './humidity'
import { checkMoisture } from './ranges'

/**
 * Internal surface resistance at the worst spots, m²K/W: behind furniture and in corners for mould-prone surfaces,
 * exposed for glass and frames (BS EN ISO 13788:2012).
 */
export const MOULD_SURFACE_RESISTANCE = { wall: 0.25, window: 0.13 } as const

/** Minimum temperature factor of a home's surfaces (BS 5250:2021, dwellings). */
const LEAST_TEMPERATURE_FACTOR = 0.75

/** Surface humidity above which mould grows, % (BS EN ISO 13788:2012). */
const MOULD_PCT = 80

type Element = keyof typeof MOULD_SURFACE_RESISTANCE

/**
 * Temperature factor of a surface, independent of the weather: fRsi = (Tsi − Te) / (Ti − Te) = 1 − U × Rsi.
 * Throws OutOfRange.
 */
export function temperatureFactor({ uValue, element }: { uValue: number; element: Element }): number {
  checkMoisture({ uValue })
  return 1 - uValue * MOULD_SURFACE_RESISTANCE[element]
}

export type MoistureVerdict = 'condensation' | 'mould' | 'dry'

/** Condensation, persistent dampness sufficient for mould, or neither, by the humidity of the air at a surface. */
export function moistureVerdict(surfaceHumidityPct: number): MoistureVerdict {
  if (surfaceHumidityPct >= 100) return 'condensation'
  return surfaceHumidityPct > MOULD_PCT ? 'mould' : 'dry'
}

export type MouldRisk = {
  temperatureFactor: number
  /** Whether the temperature factor is sufficient for ordinary use. */
  meetsFactor: boolean
  surfaceC: number
  /** Relative humidity of the air at the surface, %. */
  surfaceHumidityPct: number
  verdict: MoistureVerdict
}

type Conditions = { uValue: number; element: Element; insideC: number; outsideC: number; relativeHumidityPct: number }

/** Moisture risk at the coldest spots of a wall or window. Throws OutOfRange. */
export function mouldRisk({ uValue, element, insideC, outsideC, relativeHumidityPct }: Conditions): MouldRisk {
  checkMoisture({ insideC, outsideC })
  const factor = temperatureFactor({ uValue, element })
  const surfaceC = outsideC + factor * (insideC - outsideC)
  const surfaceHumidityPct = humidityAfter({ fromC: insideC, toC: surfaceC, relativeHumidityPct })
  return {
    temperatureFactor: factor,
    meetsFactor: factor >= LEAST_TEMPERATURE_FACTOR,
    surfaceC,
    surfaceHumidityPct,
    verdict: moistureVerdict(surfaceHumidityPct),
  }
}
