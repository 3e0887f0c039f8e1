import { checkPanel } from './ranges'

/** Electrical input per area, W/m², of the whole panel or its heated zone. Throws OutOfRange. */
export function powerDensity({ watts, areaM2 }: { watts: number; areaM2: number }): number {
  checkPanel({ watts, areaM2 })
  return watts / areaM2
}

/**
 * The heated zone of a panel with known power and power density: area, m², and length, m, for a given width.
 * Throws OutOfRange.
 */
export function heatedZone({ watts, wattsPerM2, widthM }: { watts: number; wattsPerM2: number; widthM: number }): {
  areaM2: number
  lengthM: number
} {
  checkPanel({ watts, wattsPerM2, lengthM: widthM })
  const areaM2 = watts / wattsPerM2
  return { areaM2, lengthM: areaM2 / widthM }
}
