/** A calculation in the bands that analytics may receive; never the visitor's own figures. */
export type CalculationBands = { heating: string; size: string; saving: string }

let last: CalculationBands | null = null
let onBands: (bands: CalculationBands) => void = () => {}

export const lastCalculation = () => last

export function rememberCalculation(bands: CalculationBands): void {
  const isSame = last?.heating === bands.heating && last.size === bands.size && last.saving === bands.saving
  last = bands
  if (!isSame) onBands(bands)
}

/** Calls `listener` with the bands of each later calculation that differ from those before. */
export function followCalculations(listener: (bands: CalculationBands) => void): void {
  onBands = listener
}
