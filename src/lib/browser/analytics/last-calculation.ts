/** A calculation in the bands that analytics may receive; never the visitor's own figures. */
export type CalculationBands = { heating: string; size: string; saving: string }

let last: CalculationBands | null = null

export const lastCalculation = () => last

export function rememberCalculation(bands: CalculationBands): void {
  last = bands
}
