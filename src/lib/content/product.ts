/** The product featured throughout the site. */
export const POWERBOARD_SLUG = 'powerboard-s-225w'

/** The panel's specification. */
export type Powerboard = {
  name: string
  /** Including VAT, without delivery. */
  pricePence: number
  powerWatts: number
  /** Electrical input per heated area. */
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

/** Length of the heated zone, whole mm, from the data sheet's heated width and power density. */
export function heatedLengthMm({
  powerWatts,
  powerDensityWattsPerM2,
  heatingWidthMm,
}: Pick<Powerboard, 'powerWatts' | 'powerDensityWattsPerM2' | 'heatingWidthMm'>): number {
  return Math.round((powerWatts / powerDensityWattsPerM2 / heatingWidthMm) * 1_000_000)
}

/** Ceiling area covered by one panel. */
export function panelAreaM2({ widthMm, heightMm }: Pick<Powerboard, 'widthMm' | 'heightMm'>): number {
  return (widthMm * heightMm) / 1_000_000
}
