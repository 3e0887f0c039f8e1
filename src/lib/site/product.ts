/** The panel that the whole site is about. */
export const POWERBOARD_SLUG = 'powerboard-s-225w'

/** The panel's figures, as the pages print them. */
export type Powerboard = {
  name: string
  pricePence: number
  /** '£179' */
  priceLabel: string
  powerWatts: number
  /** Electrical input over the area that is heated. */
  powerDensityWattsPerM2: number
  voltage: number
  currentAmps: number
  widthMm: number
  heightMm: number
  thicknessMm: number
  heatingWidthMm: number
  weightKg: number
  operatingTempC: number
  panelsPer16aMax: number
  warrantyYears: number
}

/** How long the heated zone is, to the millimetre: the data sheet gives its width and the power of each square metre. */
export function heatedLengthMm({
  powerWatts,
  powerDensityWattsPerM2,
  heatingWidthMm,
}: Pick<Powerboard, 'powerWatts' | 'powerDensityWattsPerM2' | 'heatingWidthMm'>): number {
  return Math.round((powerWatts / powerDensityWattsPerM2 / heatingWidthMm) * 1_000_000)
}

/** Ceiling under one panel. */
export function panelAreaM2({ widthMm, heightMm }: Pick<Powerboard, 'widthMm' | 'heightMm'>): number {
  return (widthMm * heightMm) / 1_000_000
}
