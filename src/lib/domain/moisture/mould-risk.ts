import { humidityAfter } from './humidity'
import { checkMoisture } from './ranges'

/**
 * Between room and surface for the worst places of each, m²K/W: behind furniture and in corners for what mould grows
 * on, in the open for glass and frames (BS EN ISO 13788:2012).
 */
export const MOULD_SURFACE_RESISTANCE = { wall: 0.25, window: 0.13 } as const

/** What a home's surfaces should keep of the difference between inside and outside (BS 5250:2021, dwellings). */
export const LEAST_TEMPERATURE_FACTOR = 0.75

/** Mould grows where the air against a surface stays damper than this, % (BS EN ISO 13788:2012). */
const MOULD_PCT = 80

type Element = keyof typeof MOULD_SURFACE_RESISTANCE

/** Temperature factor of a surface, fRsi = (Tsi − Te) / (Ti − Te) = 1 − U × Rsi. It does not depend on the weather. Throws OutOfRange. */
export function temperatureFactor({ uValue, element }: { uValue: number; element: Element }): number {
  checkMoisture({ uValue })
  return 1 - uValue * MOULD_SURFACE_RESISTANCE[element]
}

export type MouldRisk = {
  temperatureFactor: number
  /** Whether the temperature factor is high enough for a home in ordinary use. */
  meetsFactor: boolean
  surfaceC: number
  /** Of the air against the surface, %. */
  surfaceHumidityPct: number
  /** At this humidity: water on the surface, air damp enough for mould if it stays so, or neither. */
  verdict: 'condensation' | 'mould' | 'dry'
}

type Conditions = { uValue: number; element: Element; insideC: number; outsideC: number; relativeHumidityPct: number }

/** How damp the coldest places of a wall or window get. Throws OutOfRange. */
export function mouldRisk({ uValue, element, insideC, outsideC, relativeHumidityPct }: Conditions): MouldRisk {
  checkMoisture({ insideC, outsideC })
  const factor = temperatureFactor({ uValue, element })
  const surfaceC = outsideC + factor * (insideC - outsideC)
  const surfaceHumidityPct = humidityAfter({ fromC: insideC, toC: surfaceC, relativeHumidityPct })
  const verdict = surfaceHumidityPct >= 100 ? 'condensation' : surfaceHumidityPct > MOULD_PCT ? 'mould' : 'dry'
  return {
    temperatureFactor: factor,
    meetsFactor: factor >= LEAST_TEMPERATURE_FACTOR,
    surfaceC,
    surfaceHumidityPct,
    verdict,
  }
}
