import { heatedLengthMm, type Powerboard, resistanceOhms } from './product'

/** `isFull`: shown only in the full specification. */
export type SpecRow = { term: string; detail: string; isFull?: true }

const whole = (value: number) => value.toLocaleString('en-GB')

/** The panel's specification, with derived figures, for pages and the datasheet. */
export function specRows(
  panel: Omit<Powerboard, 'slug' | 'name' | 'pricePence' | 'gtin' | 'priceValidUntil' | 'recordedOn'>,
): SpecRow[] {
  const {
    powerWatts,
    voltage,
    currentAmps,
    widthMm,
    heightMm,
    thicknessMm,
    weightKg,
    operatingTempC,
    panelsPer16aMax,
    powerDensityWattsPerM2,
    heatingWidthMm,
  } = panel
  return [
    { term: 'Rated power', detail: `${powerWatts} W at ${voltage} V` },
    { term: 'Current', detail: `${currentAmps} A` },
    { term: 'Resistance', detail: `${resistanceOhms(panel)} Ω`, isFull: true },
    { term: 'Size', detail: `${whole(widthMm)} × ${heightMm} × ${thicknessMm} mm` },
    { term: 'Weight', detail: `${weightKg} kg` },
    { term: 'Surface temperature', detail: `${operatingTempC} °C` },
    { term: 'Heated zone', detail: `${heatingWidthMm} × ${whole(heatedLengthMm(panel))} mm`, isFull: true },
    { term: 'Power of the heated zone', detail: `${powerDensityWattsPerM2} W/m²`, isFull: true },
    {
      term: 'Power of the whole face',
      detail: `${Math.round((powerWatts * 1_000_000) / (widthMm * heightMm))} W/m²`,
      isFull: true,
    },
    { term: 'Panels on one 16 A circuit', detail: `${panelsPer16aMax} at most` },
    {
      term: 'Their power and current',
      detail: `${whole(panelsPer16aMax * powerWatts)} W, ${((panelsPer16aMax * powerWatts) / voltage).toFixed(1)} A`,
      isFull: true,
    },
  ]
}
