/** The panel that the whole site is about. */
export const POWERBOARD_SLUG = 'powerboard-s-225w'

/** The panel's figures, as the pages print them. */
export type Powerboard = {
  name: string
  pricePence: number
  /** '£179' */
  priceLabel: string
  powerWatts: number
  voltage: number
  widthMm: number
  heightMm: number
  thicknessMm: number
  weightKg: number
  operatingTempC: number
  panelsPer16aMax: number
  warrantyYears: number
}
