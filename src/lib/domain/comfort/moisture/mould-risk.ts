import { checkMoisture } from './ranges'

/**
 * Internal surface resistance at the worst spots, m²K/W: behind furniture and in corners for mould-prone surfaces,
 * exposed for glass and frames (BS EN ISO 13788:2012).
 */
export const MOULD_SURFACE_RESISTANCE = { wall: 0.25, window: 0.13 } as const

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
