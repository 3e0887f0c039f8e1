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
    map: { x: 416, y: 407 },
  },
  {
    slug: 'edinburgh',
    name: 'Edinburgh',
    district: 'EH1',
    nation: 'Scotland',
    degreeDays: 2506,
    map: { x: 347, y: 537 },
  },
  {
    slug: 'inverness',
    name: 'Inverness',
    district: 'IV2',
    nation: 'Scotland',
    degreeDays: 2482,
    map: { x: 281, y: 371 },
  },
  {
    slug: 'newcastle-upon-tyne',
    name: 'Newcastle upon Tyne',
    district: 'NE1',
    nation: 'England',
    degreeDays: 2322,
    map: { x: 446, y: 643 },
  },
  {
    slug: 'glasgow',
    name: 'Glasgow',
    district: 'G1',
    nation: 'Scotland',
    degreeDays: 2297,
    map: { x: 281, y: 547 },
  },
  {
    slug: 'birmingham',
    name: 'Birmingham',
    district: 'B1',
    nation: 'England',
    degreeDays: 2192,
    map: { x: 428, y: 915 },
  },
  {
    slug: 'belfast',
    name: 'Belfast',
    district: 'BT1',
    nation: 'Northern Ireland',
    degreeDays: 2147,
    map: { x: 175, y: 685 },
  },
  {
    slug: 'leeds',
    name: 'Leeds',
    district: 'LS1',
    nation: 'England',
    degreeDays: 2095,
    map: { x: 450, y: 771 },
  },
  {
    slug: 'manchester',
    name: 'Manchester',
    district: 'M1',
    nation: 'England',
    degreeDays: 2081,
    map: { x: 406, y: 806 },
  },
  {
    slug: 'bath',
    name: 'Bath',
    district: 'BA1',
    nation: 'England',
    degreeDays: 2076,
    map: { x: 399, y: 1034 },
  },
  {
    slug: 'norwich',
    name: 'Norwich',
    district: 'NR1',
    nation: 'England',
    degreeDays: 1969,
    map: { x: 629, y: 898 },
  },
  {
    slug: 'cardiff',
    name: 'Cardiff',
    district: 'CF10',
    nation: 'Wales',
    degreeDays: 1876,
    map: { x: 347, y: 1023 },
  },
  {
    slug: 'london',
    name: 'London',
    district: 'EC1',
    nation: 'England',
    degreeDays: 1788,
    map: { x: 539, y: 1020 },
  },
  {
    slug: 'plymouth',
    name: 'Plymouth',
    district: 'PL1',
    nation: 'England',
    degreeDays: 1762,
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
