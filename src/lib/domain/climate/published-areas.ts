/** Outdoor design temperature of postcode areas, °C. */
type PublishedArea = {
  areas: readonly string[]
  designC: number
  /** A table value that we do not use, with the reason. */
  suspect?: { designC: number; why: string }
}

/**
 * Design temperatures by postcode area: MCS Heat Pump Calculator 1.10, after CIBSE Guide A, 1976 to 1995. An extract,
 * read from a copy, November 2026. Its degree days are not used: see docs/decisions/climate.md.
 */
export const PUBLISHED_AREAS: readonly PublishedArea[] = [
  { areas: ['AB'], designC: -4.2 },
  { areas: ['B', 'CV'], designC: -3.4 },
  { areas: ['BA', 'BS'], designC: -1.7 },
  { areas: ['BH'], designC: -1.5 },
  { areas: ['BT'], designC: -1.2 },
  { areas: ['CF'], designC: -1.6 },
  { areas: ['EH'], designC: -3.4 },
  { areas: ['EX'], designC: -1.5 },
  { areas: ['G'], designC: -3.9 },
  { areas: ['GL'], designC: -3.3 },
  { areas: ['IV'], designC: -4.0 },
  { areas: ['L'], designC: -2.4 },
  { areas: ['LE'], designC: -3.0 },
  { areas: ['LS'], designC: -2.5 },
  { areas: ['M'], designC: -2.2 },
  { areas: ['MK'], designC: -3.4 },
  { areas: ['NE'], designC: -3.4 },
  { areas: ['NG'], designC: -3.2 },
  { areas: ['NR'], designC: -2.4 },
  { areas: ['OX'], designC: -2.4 },
  {
    areas: ['PL'],
    designC: -1.2,
    suspect: { designC: -0.2, why: 'The table of cities in the same book has Plymouth at −1.2 °C.' },
  },
  { areas: ['RG'], designC: -2.2 },
  { areas: ['S'], designC: -2.8 },
  { areas: ['SA'], designC: -1.6 },
  { areas: ['SN'], designC: -2.2 },
  { areas: ['SP', 'SO'], designC: -1.8 },
  { areas: ['E', 'EC', 'N', 'NW', 'SE', 'SW'], designC: -1.8 },
  // London, from the table of cities.
  { areas: ['TW', 'UB', 'W', 'WC', 'WD'], designC: -1.8 },
  { areas: ['YO'], designC: -3.7 },
  { areas: ['ZE'], designC: -3.0 },
]

/** Exceptional cold spells from the MCS 031 sheet, °C, where available. */
export const COLD_SPELL_C: Readonly<Record<string, number>> = { B: -5.1, G: -5.6, SN: -4.6, SW: -3.0 }
