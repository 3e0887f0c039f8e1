/** A row of the published table: design temperature, °C, annual degree days, base 15.5 °C, and station region. */
export type PublishedArea = {
  areas: readonly string[]
  designC: number
  degreeDays: number
  region: string
  /** Rejected table values, with the reason. */
  suspect?: { designC?: number; degreeDays?: number; why: string }
}

/**
 * Design temperatures and degree days by postcode area: MCS Heat Pump Calculator 1.10, after CIBSE Guide A, 1976 to
 * 1995. An extract, read from a copy, November 2026. Winters have since become milder: see `degreeDaysToday`.
 */
export const PUBLISHED_AREAS: readonly PublishedArea[] = [
  { areas: ['AB'], designC: -4.2, degreeDays: 2668, region: 'North-east Scotland (Dyce)' },
  { areas: ['B', 'CV'], designC: -3.4, degreeDays: 2425, region: 'Midland (Elmdon)' },
  { areas: ['BA', 'BS'], designC: -1.7, degreeDays: 1835, region: 'Severn Valley (Filton)' },
  { areas: ['BH'], designC: -1.5, degreeDays: 2224, region: 'Southern (Hurn)' },
  { areas: ['BT'], designC: -1.2, degreeDays: 2360, region: 'Northern Ireland (Aldergrove)' },
  { areas: ['CF'], designC: -1.6, degreeDays: 1835, region: 'Severn Valley (Filton)' },
  { areas: ['EH'], designC: -3.4, degreeDays: 2577, region: 'East Scotland (Leuchars)' },
  { areas: ['EX'], designC: -1.5, degreeDays: 1858, region: 'South-western (Plymouth)' },
  { areas: ['G'], designC: -3.9, degreeDays: 2494, region: 'West Scotland (Abbotsinch)' },
  { areas: ['GL'], designC: -3.3, degreeDays: 2425, region: 'Midland (Elmdon)' },
  { areas: ['IV'], designC: -4.0, degreeDays: 2668, region: 'North-east Scotland (Dyce)' },
  { areas: ['L'], designC: -2.4, degreeDays: 2228, region: 'West Pennines (Ringway)' },
  { areas: ['LE'], designC: -3.0, degreeDays: 2425, region: 'Midland (Elmdon)' },
  { areas: ['LS'], designC: -2.5, degreeDays: 2307, region: 'East Pennines (Finningley)' },
  { areas: ['M'], designC: -2.2, degreeDays: 2228, region: 'West Pennines (Ringway)' },
  { areas: ['MK'], designC: -3.4, degreeDays: 2425, region: 'Midland (Elmdon)' },
  { areas: ['NE'], designC: -3.4, degreeDays: 2370, region: 'North-eastern (Leeming)' },
  { areas: ['NG'], designC: -3.2, degreeDays: 2254, region: 'East Anglia (Honington)' },
  { areas: ['NR'], designC: -2.4, degreeDays: 2254, region: 'East Anglia (Honington)' },
  { areas: ['OX'], designC: -2.4, degreeDays: 2425, region: 'Midland (Elmdon)' },
  {
    areas: ['PL'],
    designC: -1.2,
    degreeDays: 1858,
    region: 'South-western (Plymouth)',
    suspect: { designC: -0.2, why: 'The table of cities in the same book has Plymouth at −1.2 °C.' },
  },
  { areas: ['RG'], designC: -2.2, degreeDays: 2033, region: 'Thames Valley (Heathrow)' },
  { areas: ['S'], designC: -2.8, degreeDays: 2228, region: 'West Pennines (Ringway)' },
  { areas: ['SA'], designC: -1.6, degreeDays: 2161, region: 'Wales (Aberporth)' },
  { areas: ['SN'], designC: -2.2, degreeDays: 2425, region: 'Midland (Elmdon)' },
  { areas: ['SP', 'SO'], designC: -1.8, degreeDays: 2224, region: 'Southern (Hurn)' },
  { areas: ['E', 'EC', 'N', 'NW', 'SE', 'SW'], designC: -1.8, degreeDays: 2033, region: 'Thames Valley (Heathrow)' },
  {
    // Design temperature: London, from the table of cities.
    areas: ['TW', 'UB', 'W', 'WC', 'WD'],
    designC: -1.8,
    degreeDays: 2033,
    region: 'Thames Valley (Heathrow)',
    suspect: { degreeDays: 2203, why: 'All other areas of the Thames Valley have 2,033: two digits changed places.' },
  },
  { areas: ['YO'], designC: -3.7, degreeDays: 2307, region: 'East Pennines (Finningley)' },
  { areas: ['ZE'], designC: -3.0, degreeDays: 2668, region: 'North-east Scotland (Dyce)' },
]

/** Exceptional cold spells from the MCS 031 sheet, °C, where available. */
export const COLD_SPELL_C: Readonly<Record<string, number>> = { B: -5.1, G: -5.6, SN: -4.6, SW: -3.0 }
