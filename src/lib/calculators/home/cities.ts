import { DAYS_OF_MONTHS, degreeDaysOfYear } from '@/lib/domain/climate/degree-days'

/** A city for maps and running-cost estimates. */
export type City = {
  /** URL slug. */
  slug: string
  name: string
  nation: 'England' | 'Northern Ireland' | 'Scotland' | 'Wales'
  /** The postcode district whose climate it has. */
  district: string
  /** Heating degree days of a year, base 15.5 °C, 1991 to 2020. */
  degreeDays: number
  /** Mean monthly temperature, °C, January first, to one decimal place. */
  monthlyMeansC: readonly number[]
  /** Position on the UK map (illustrations/uk-map.json). */
  map: { x: number; y: number }
}

/**
 * Cities across the UK, coldest winter first.
 * Climate: that of the postcode district in the calculators, written out to keep their data off the home page. Positions:
 * OS Open Names and, for Belfast, GeoNames (CC BY 4.0).
 */
export const CITIES: readonly City[] = [
  {
    slug: 'aberdeen',
    name: 'Aberdeen',
    district: 'AB10',
    nation: 'Scotland',
    degreeDays: 2575,
    monthlyMeansC: [3.8, 4, 5.4, 7.5, 10, 12.7, 14.6, 14.3, 12.4, 9.3, 6.1, 3.9],
    map: { x: 416, y: 407 },
  },
  {
    slug: 'edinburgh',
    name: 'Edinburgh',
    district: 'EH1',
    nation: 'Scotland',
    degreeDays: 2506,
    monthlyMeansC: [3.7, 4.2, 5.6, 7.8, 10.5, 13.2, 15, 14.8, 12.6, 9.4, 6.1, 3.7],
    map: { x: 347, y: 537 },
  },
  {
    slug: 'inverness',
    name: 'Inverness',
    district: 'IV2',
    nation: 'Scotland',
    degreeDays: 2482,
    monthlyMeansC: [4.6, 4.6, 5.8, 7.7, 10, 12.4, 14.1, 14.1, 12.4, 9.6, 6.8, 4.9],
    map: { x: 281, y: 371 },
  },
  {
    slug: 'newcastle-upon-tyne',
    name: 'Newcastle upon Tyne',
    district: 'NE1',
    nation: 'England',
    degreeDays: 2322,
    monthlyMeansC: [4.2, 4.7, 6.2, 8.3, 11, 13.7, 15.8, 15.6, 13.3, 10.1, 6.7, 4.4],
    map: { x: 446, y: 643 },
  },
  {
    slug: 'glasgow',
    name: 'Glasgow',
    district: 'G1',
    nation: 'Scotland',
    degreeDays: 2297,
    monthlyMeansC: [4.4, 4.9, 6.4, 8.8, 11.5, 14.1, 15.8, 15.6, 13.2, 9.8, 6.8, 4.2],
    map: { x: 281, y: 547 },
  },
  {
    slug: 'birmingham',
    name: 'Birmingham',
    district: 'B1',
    nation: 'England',
    degreeDays: 2192,
    monthlyMeansC: [4.3, 4.6, 6.4, 8.8, 11.7, 14.6, 16.7, 16.4, 14, 10.5, 7, 4.6],
    map: { x: 428, y: 915 },
  },
  {
    slug: 'belfast',
    name: 'Belfast',
    district: 'BT1',
    nation: 'Northern Ireland',
    degreeDays: 2147,
    monthlyMeansC: [5.2, 5.5, 6.8, 8.9, 11.5, 14.1, 15.7, 15.6, 13.6, 10.5, 7.5, 5.4],
    map: { x: 175, y: 685 },
  },
  {
    slug: 'leeds',
    name: 'Leeds',
    district: 'LS1',
    nation: 'England',
    degreeDays: 2095,
    monthlyMeansC: [4.8, 5.1, 6.7, 9.1, 12, 14.7, 16.8, 16.5, 14.1, 10.8, 7.3, 5.1],
    map: { x: 450, y: 771 },
  },
  {
    slug: 'manchester',
    name: 'Manchester',
    district: 'M1',
    nation: 'England',
    degreeDays: 2081,
    monthlyMeansC: [4.8, 5.1, 6.8, 9.2, 12.1, 14.9, 17, 16.7, 14.3, 10.9, 7.4, 5.1],
    map: { x: 406, y: 806 },
  },
  {
    slug: 'bath',
    name: 'Bath',
    district: 'BA1',
    nation: 'England',
    degreeDays: 2076,
    monthlyMeansC: [4.9, 5, 6.8, 8.9, 11.9, 14.8, 16.8, 16.6, 14.2, 11, 7.6, 5.3],
    map: { x: 399, y: 1034 },
  },
  {
    slug: 'norwich',
    name: 'Norwich',
    district: 'NR1',
    nation: 'England',
    degreeDays: 1969,
    monthlyMeansC: [5, 5.2, 7.2, 9.6, 12.5, 15.5, 17.8, 17.7, 15.1, 11.6, 7.8, 5.4],
    map: { x: 629, y: 898 },
  },
  {
    slug: 'cardiff',
    name: 'Cardiff',
    district: 'CF10',
    nation: 'Wales',
    degreeDays: 1876,
    monthlyMeansC: [5.6, 5.8, 7.5, 9.8, 12.7, 15.4, 17.3, 17, 14.8, 11.6, 8.4, 6.1],
    map: { x: 347, y: 1023 },
  },
  {
    slug: 'london',
    name: 'London',
    district: 'EC1',
    nation: 'England',
    degreeDays: 1788,
    monthlyMeansC: [5.4, 5.7, 7.8, 10.3, 13.5, 16.5, 18.7, 18.5, 15.8, 12.2, 8.4, 5.9],
    map: { x: 539, y: 1020 },
  },
  {
    slug: 'plymouth',
    name: 'Plymouth',
    district: 'PL1',
    nation: 'England',
    degreeDays: 1762,
    monthlyMeansC: [6.7, 6.6, 7.9, 9.7, 12.3, 14.9, 16.7, 16.8, 15, 12.3, 9.3, 7.3],
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
