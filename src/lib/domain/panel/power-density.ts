import { checkPanel } from './ranges'

/** Electrical input for each square metre, W/m²: of the whole panel or of its heated zone, as the area given. Throws OutOfRange. */
export function powerDensity({ watts, areaM2 }: { watts: number; areaM2: number }): number {
  checkPanel({ watts, areaM2 })
  return watts / areaM2
}

/**
 * The heated zone of a panel whose data sheet states power and power density: its area, m², and its length, m, when it
 * is so wide. Throws OutOfRange.
 */
export function heatedZone({ watts, wattsPerM2, widthM }: { watts: number; wattsPerM2: number; widthM: number }): {
  areaM2: number
  lengthM: number
} {
  checkPanel({ watts, wattsPerM2, lengthM: widthM })
  const areaM2 = watts / wattsPerM2
  return { areaM2, lengthM: areaM2 / widthM }
}
