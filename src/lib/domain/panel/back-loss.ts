import { checkPanel } from './ranges'

/** What lies behind a ceiling panel. */
export type Behind = 'heated-room' | 'insulated-loft' | 'uninsulated-loft'

type Assumed = { value: number; spread: { low: number; high: number } }

type BehindPanel = {
  name: string
  /** Between the back of the panel and the air behind, W/m²K, with the range it is likely to lie in. */
  uValue: Assumed
  /** Air behind while it is cold outside. */
  airC: Assumed
  /** Whether what goes there is of no use to the home. */
  lost: boolean
}

/**
 * Assumed until measured (2026-11-20): U of a loft with some 270 mm of mineral wool and of a bare one as in RdSAP 10; a
 * timber floor between rooms from its layers (BS EN ISO 6946).
 */
export const BEHIND_PANEL: Readonly<Record<Behind, BehindPanel>> = {
  'heated-room': {
    name: 'A heated room above',
    uValue: { value: 1.5, spread: { low: 0.3, high: 2.3 } },
    airC: { value: 20, spread: { low: 16, high: 22 } },
    lost: false,
  },
  'insulated-loft': {
    name: 'An insulated loft',
    uValue: { value: 0.16, spread: { low: 0.11, high: 0.3 } },
    airC: { value: 5, spread: { low: -2, high: 10 } },
    lost: true,
  },
  'uninsulated-loft': {
    name: 'A loft without insulation',
    uValue: { value: 2.3, spread: { low: 2, high: 2.6 } },
    airC: { value: 5, spread: { low: -2, high: 10 } },
    lost: true,
  },
}

/** Heat that leaves a panel through its back, W: U × A × (Ts − Tbehind). Throws OutOfRange. */
export function backHeat({
  areaM2,
  uValue,
  surfaceC,
  behindC,
}: {
  areaM2: number
  uValue: number
  surfaceC: number
  behindC: number
}): number {
  checkPanel({ areaM2, uValue, surfaceC, behindC })
  return uValue * areaM2 * (surfaceC - behindC)
}
