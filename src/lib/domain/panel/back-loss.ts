import { checkPanel } from './ranges'

/** The space behind a ceiling panel. */
export type Behind = 'heated-room' | 'insulated-loft' | 'uninsulated-loft'

type Assumed = { value: number; spread: { low: number; high: number } }

type BehindPanel = {
  name: string
  /** From the back of the panel to the air behind, W/m²K, with its likely range. */
  uValue: Assumed
  /** Air behind during cold weather. */
  airC: Assumed
  /** Whether the heat is lost to the home. */
  lost: boolean
}

/**
 * Assumed until measured (2026-11-20): U-values of a loft with some 270 mm of mineral wool and of an uninsulated one as
 * in RdSAP 10; a timber floor between rooms from its layers (BS EN ISO 6946).
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

/** Heat lost through the back of a panel, W: U × A × (Ts − Tbehind). Throws OutOfRange. */
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
