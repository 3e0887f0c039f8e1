import { DAYS_OF_MONTHS, degreeDaysOfYear } from '@/lib/domain/climate/degree-days'

/** A city for maps and running-cost estimates. */
export type City = {
  /** URL slug. */
  slug: string
  name: string
  nation: 'England' | 'Northern Ireland' | 'Scotland' | 'Wales'
  /** Heating degree days, base 15.5 °C, long-run annual average of its county. */
  degreeDays: number
  /** Mean monthly temperature, °C, January first, to one decimal place. */
  monthlyMeansC: readonly number[]
  /** Position on the UK map (illustrations/uk-map.json). */
  map: { x: number; y: number }
}

/**
 * Cities across the UK, coldest winter first.
 * Climate: long-run averages derived from SAP 10.2, Appendix U (BRE for DESNZ), of the city's county. Positions: OS
 * Open Names and, for Belfast, GeoNames (CC BY 4.0).
 */
export const CITIES: readonly City[] = [
  {
    slug: 'inverness',
    name: 'Inverness',
    nation: 'Scotland',
    degreeDays: 2920,
    monthlyMeansC: [3.1, 3.2, 4.4, 6.6, 8.9, 11.4, 13.2, 13.1, 11.3, 8.2, 5.4, 2.7],
    map: { x: 281, y: 371 },
  },
  {
    slug: 'aberdeen',
    name: 'Aberdeen',
    nation: 'Scotland',
    degreeDays: 2750,
    monthlyMeansC: [3.3, 3.6, 5, 7.1, 9.3, 12.2, 14, 13.9, 12, 8.8, 5.7, 2.9],
    map: { x: 416, y: 407 },
  },
  {
    slug: 'edinburgh',
    name: 'Edinburgh',
    nation: 'Scotland',
    degreeDays: 2590,
    monthlyMeansC: [3.6, 4, 5.4, 7.7, 10.1, 12.9, 14.6, 14.5, 12.5, 9.2, 6.1, 3.2],
    map: { x: 347, y: 537 },
  },
  {
    slug: 'glasgow',
    name: 'Glasgow',
    nation: 'Scotland',
    degreeDays: 2510,
    monthlyMeansC: [4, 4.4, 5.6, 7.9, 10.4, 13, 14.5, 14.4, 12.5, 9.3, 6.5, 3.8],
    map: { x: 281, y: 547 },
  },
  {
    slug: 'newcastle-upon-tyne',
    name: 'Newcastle upon Tyne',
    nation: 'England',
    degreeDays: 2450,
    monthlyMeansC: [4, 4.5, 5.8, 7.9, 10.4, 13.3, 15.2, 15.1, 13.1, 9.7, 6.6, 3.7],
    map: { x: 446, y: 643 },
  },
  {
    slug: 'belfast',
    name: 'Belfast',
    nation: 'Northern Ireland',
    degreeDays: 2300,
    monthlyMeansC: [4.8, 5.2, 6.4, 8.4, 10.9, 13.5, 15, 14.9, 13.1, 10, 7.2, 4.7],
    map: { x: 175, y: 685 },
  },
  {
    slug: 'leeds',
    name: 'Leeds',
    nation: 'England',
    degreeDays: 2200,
    monthlyMeansC: [4.3, 4.9, 6.5, 8.9, 11.7, 14.6, 16.6, 16.4, 14.1, 10.6, 7.1, 4.2],
    map: { x: 450, y: 771 },
  },
  {
    slug: 'birmingham',
    name: 'Birmingham',
    nation: 'England',
    degreeDays: 2190,
    monthlyMeansC: [4.3, 4.8, 6.6, 9, 11.8, 14.8, 16.6, 16.5, 14, 10.5, 7.1, 4.2],
    map: { x: 428, y: 915 },
  },
  {
    slug: 'manchester',
    name: 'Manchester',
    nation: 'England',
    degreeDays: 2130,
    monthlyMeansC: [4.7, 5.2, 6.7, 9.1, 12, 14.7, 16.4, 16.3, 14.1, 10.7, 7.5, 4.6],
    map: { x: 406, y: 806 },
  },
  {
    slug: 'cardiff',
    name: 'Cardiff',
    nation: 'Wales',
    degreeDays: 2050,
    monthlyMeansC: [4.9, 5.3, 7, 9.3, 12.2, 15, 16.7, 16.7, 14.4, 11.1, 7.8, 4.9],
    map: { x: 347, y: 1023 },
  },
  {
    slug: 'bath',
    name: 'Bath',
    nation: 'England',
    degreeDays: 2050,
    monthlyMeansC: [4.9, 5.3, 7, 9.3, 12.2, 15, 16.7, 16.7, 14.4, 11.1, 7.8, 4.9],
    map: { x: 399, y: 1034 },
  },
  {
    slug: 'norwich',
    name: 'Norwich',
    nation: 'England',
    degreeDays: 2010,
    monthlyMeansC: [4.7, 5.2, 7, 9.5, 12.5, 15.4, 17.6, 17.6, 15, 11.4, 7.7, 4.7],
    map: { x: 629, y: 898 },
  },
  {
    slug: 'london',
    name: 'London',
    nation: 'England',
    degreeDays: 1930,
    monthlyMeansC: [5.1, 5.6, 7.3, 9.8, 12.9, 15.9, 17.8, 17.8, 15.2, 11.6, 8, 5.1],
    map: { x: 539, y: 1020 },
  },
  {
    slug: 'plymouth',
    name: 'Plymouth',
    nation: 'England',
    degreeDays: 1890,
    monthlyMeansC: [6.1, 6.4, 7.5, 9.3, 11.9, 14.5, 16.2, 16.3, 14.6, 11.8, 9, 6.4],
    map: { x: 287, y: 1144 },
  },
]

const NAMED_ON_MAP = [
  'inverness',
  'edinburgh',
  'belfast',
  'leeds',
  'birmingham',
  'cardiff',
  'bath',
  'london',
  'plymouth',
]

/** Cities with space for a label on the map. */
export const CITIES_ON_MAP = CITIES.filter(({ slug }) => NAMED_ON_MAP.includes(slug))

/** A city's monthly degree days: the shape comes from the rounded monthly means, the total from the published year. */
export function monthlyDegreeDays({ degreeDays, monthlyMeansC }: City): { days: number; degreeDays: number }[] {
  const pattern = degreeDaysOfYear(monthlyMeansC)
  const sum = pattern.reduce((total, month) => total + month)
  return DAYS_OF_MONTHS.map((days, month) => ({ days, degreeDays: ((pattern[month] ?? NaN) * degreeDays) / sum }))
}
