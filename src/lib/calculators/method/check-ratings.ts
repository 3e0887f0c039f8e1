import type { QuickAnswers } from '@/lib/domain/estimate/quick-answers'
import { sapHeatKwh } from '@/lib/domain/estimate/sap-heat'
import { sapRating } from '@/lib/domain/estimate/sap-rating'

import type { Check, CheckTable } from './check-table'
import { type ExampleBasis, exampleEstimate } from './example-estimate'
import { at, figuresOf } from './worked-examples'

/** Energy ratings against the formula of SAP, a published worksheet and another engineer’s monthly calculation. */
export const checkRatings = (basis: ExampleBasis): CheckTable => ({
  id: 'ratings',
  heading: 'Energy ratings',
  text: 'The formula of the scale, the heat of one published worksheet of SAP 10.2, and four homes that another engineer calculated month by month. We found no set of public worksheets that states all inputs, so this is a small sample. Three points are the limit of agreement; two assessors of the same home differ by more.',
  source: {
    title: 'SAP 10.2, sap10calcs 0.1 (S. Firth, Loughborough) and a monthly calculation written without ours',
    date: '2026-11-28',
    confidence: 'computed',
  },
  checks: [...scale(), worksheet(), ...HOMES.flatMap((home) => ratingsOf(home, basis))],
})

const scale = (): Check[] =>
  figuresOf('sapRating').map(({ input, expected }) => ({
    what: `Points of £${at(input, 'cost')} a year on ${at(input, 'TFA')} m²`,
    reference: at(expected, 'sap'),
    ours: sapRating({ poundsAYear: at(input, 'cost'), floorAreaM2: at(input, 'TFA') }).points,
    unit: '',
    digits: 2,
    within: 0.01,
  }))

/** Tutorial “SAP10” of sap10calcs: boxes (39), (42), (65) and (98c); it has no thermal mass. */
const WORKSHEET = {
  home: { heatLossWPerK: 281.69, floorAreaM2: 100, windowsM2: 7.5, massKjPerM2K: 0, waterKwh: 2_590 },
  system: { responsiveness: 1, controlType: 2, adjustmentK: 0 },
  heatKwh: 9_167,
} as const

const worksheet = (): Check => ({
  what: 'Heat of a year, worksheet of a house of 100 m²',
  reference: WORKSHEET.heatKwh,
  ours: sapHeatKwh(WORKSHEET.home, WORKSHEET.system),
  unit: 'kWh',
  digits: 0,
  within: 0.02 * WORKSHEET.heatKwh,
})

type RatedHome = {
  name: string
  home: Pick<QuickAnswers, 'propertyType' | 'floorAreaM2' | 'ageBand'>
  gas: number
  panels: number
}

const HOMES: readonly RatedHome[] = [
  {
    name: 'Semi, 93 m², 1976 to 1982',
    home: { propertyType: 'semi', floorAreaM2: 93, ageBand: 'F' },
    gas: 71,
    panels: 22,
  },
  {
    name: 'Terrace, 80 m², 1900 to 1929',
    home: { propertyType: 'terrace', floorAreaM2: 80, ageBand: 'B' },
    gas: 72,
    panels: 25,
  },
  {
    name: 'Detached, 120 m², 1996 to 2002',
    home: { propertyType: 'detached', floorAreaM2: 120, ageBand: 'I' },
    gas: 76,
    panels: 30,
  },
  {
    name: 'Semi, 90 m², 2012 to 2022',
    home: { propertyType: 'semi', floorAreaM2: 90, ageBand: 'L' },
    gas: 82,
    panels: 55,
  },
]

function ratingsOf({ name, home, gas, panels }: RatedHome, basis: ExampleBasis): Check[] {
  const { rating } = exampleEstimate({ answers: { ...USUAL, ...home }, basis, samples: FEWEST })
  const points = { unit: 'points', digits: 0, within: 3 }
  return [
    { what: `${name}, gas boiler`, reference: gas, ours: rating.now?.points ?? NaN, ...points },
    { what: `${name}, panels`, reference: panels, ours: rating.panels.points, ...points },
  ]
}

/** Ratings have no ranges. */
const FEWEST = 20

const USUAL = {
  postcodeArea: null,
  insulation: 'unknown',
  heating: 'gas-old',
  occupancy: 'mornings-and-evenings',
  hasSolar: false,
} as const satisfies Partial<QuickAnswers>
