import type { Powerboard } from '@/lib/content/product'

export const SAMPLE_PANEL: Powerboard = {
  slug: 'powerboard-s-225w',
  name: 'Powerboard S 225W',
  pricePence: 28_900,
  powerWatts: 225,
  powerDensityWattsPerM2: 440,
  voltage: 230,
  currentAmps: 0.98,
  widthMm: 1200,
  heightMm: 600,
  thicknessMm: 12.5,
  heatingWidthMm: 470,
  weightKg: 6.6,
  operatingTempC: 52.5,
  panelsPer16aMax: 13,
  warrantyYears: 10,
  gtin: '',
  priceValidUntil: null,
  recordedOn: '2026-11-20',
}
