import { checkComfort } from './ranges'

/** Internal surface resistance, m²K/W, by direction of heat flow (BS EN ISO 6946:2017, table 7). */
export const SURFACE_RESISTANCE = { wall: 0.13, window: 0.13, ceiling: 0.1, floor: 0.17 } as const

type Outer = { airC: number; outsideC: number; uValue: number; surfaceResistance: number }

/** Internal surface temperature of an external element, °C: Ta − U × Rsi × (Ta − Te). Throws OutOfRange. */
export function insideSurfaceC({ airC, outsideC, uValue, surfaceResistance }: Outer): number {
  checkComfort({ airC, outsideC, uValue, surfaceResistance })
  return airC - uValue * surfaceResistance * (airC - outsideC)
}
