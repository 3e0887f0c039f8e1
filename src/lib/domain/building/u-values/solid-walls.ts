import { checkUValue } from './ranges'

/** U-value of a solid brick wall before 1976, W/m²K: RdSAP 10 (9 June 2025), table 13. Throws OutOfRange. */
export function solidBrickU({ thicknessMm }: { thicknessMm: number }): number {
  checkUValue({ wallThicknessMm: thicknessMm })
  if (thicknessMm <= 200) return 2.5
  if (thicknessMm <= 280) return 1.7
  return thicknessMm <= 420 ? 1.4 : 1.1
}

/** U = a × mm^−b: RdSAP 10 (9 June 2025), table 12. */
const STONE = { granite: { a: 45.315, b: 0.513 }, sandstone: { a: 54.876, b: 0.561 } } as const

export type Stone = keyof typeof STONE

/**
 * U-value of a solid stone wall before 1976, W/m²K. Measured values tend to be lower: about 1.5 for 500 mm.
 * Throws OutOfRange.
 */
export function stoneU({ stone, thicknessMm }: { stone: Stone; thicknessMm: number }): number {
  checkUValue({ wallThicknessMm: thicknessMm })
  const { a, b } = STONE[stone]
  return a * thicknessMm ** -b
}

/** The formula of `stoneU` for display, with thickness W in mm. */
export function stoneFormula(stone: Stone): string {
  const { a, b } = STONE[stone]
  return `${a} ÷ W^${b}`
}
