import { heatedZone } from '@/lib/domain/panel/power-density'

/** A panel, from its product record. */
export type Powerboard = {
  slug: string
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
  /** '' if none. */
  gtin: string
  /** The last day of the price, as an ISO date. */
  priceValidUntil: string | null
  /** ISO date of the record's last change. */
  recordedOn: string
}

/** Length of the heated zone, whole mm, from the data sheet's heated width and power density. */
export function heatedLengthMm({
  powerWatts,
  powerDensityWattsPerM2,
  heatingWidthMm,
}: Pick<Powerboard, 'powerWatts' | 'powerDensityWattsPerM2' | 'heatingWidthMm'>): number {
  const zone = { watts: powerWatts, wattsPerM2: powerDensityWattsPerM2, widthM: heatingWidthMm / 1_000 }
  return Math.round(heatedZone(zone).lengthM * 1_000)
}

/** Ceiling area covered by one panel. */
export function panelAreaM2({ widthMm, heightMm }: Pick<Powerboard, 'widthMm' | 'heightMm'>): number {
  return (widthMm * heightMm) / 1_000_000
}

/** Resistance of the heating film, whole Ω, from the rated power at the rated voltage. */
export function resistanceOhms({ voltage, powerWatts }: Pick<Powerboard, 'voltage' | 'powerWatts'>): number {
  return Math.round(voltage ** 2 / powerWatts)
}
