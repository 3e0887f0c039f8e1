import { checkComfort } from './ranges'

/** Between a surface and the room, m²K/W, by where heat flows (BS EN ISO 6946:2017, table 7). */
export const SURFACE_RESISTANCE = { wall: 0.13, window: 0.13, ceiling: 0.1, floor: 0.17 } as const

type Outer = { airC: number; outsideC: number; uValue: number; surfaceResistance: number }

/** Temperature of the inside of a wall, window, floor or ceiling to the outside, °C: Ta − U × Rsi × (Ta − Te). Throws OutOfRange. */
export function insideSurfaceC({ airC, outsideC, uValue, surfaceResistance }: Outer): number {
  checkComfort({ airC, outsideC, uValue, surfaceResistance })
  return airC - uValue * surfaceResistance * (airC - outsideC)
}
