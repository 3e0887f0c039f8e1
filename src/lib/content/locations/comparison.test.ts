import { expect, test } from 'vitest'

import { SAMPLE_BASIS } from '@/lib/calculators/quick/sample-numbers'
import { localFacts } from '@/lib/domain/locations/local-facts'
import { localHomes } from '@/lib/domain/locations/local-homes'
import { readDataset } from '@/lib/seed/places/dataset'

import { comparisonRows } from './comparison'

const dataset = readDataset()
const factsOf = (path: string) => {
  const place = dataset.find((candidate) => candidate.path === path)
  if (!place) throw new Error(`There is no ${path}`)
  return localFacts({ place, basis: SAMPLE_BASIS, homesOf: localHomes })
}
const rowsOf = (here: string, there: string) => comparisonRows(factsOf(here), factsOf(there))
const row = (rows: ReturnType<typeof rowsOf>, label: string) => rows.find((one) => one.label === label)

test('two places have the figures of their own pages side by side', () => {
  const rows = rowsOf('bath', 'aberdeen')
  expect(row(rows, 'Council')).toMatchObject({ here: 'Bath and North East Somerset', there: 'Aberdeen' })
  expect(row(rows, 'Heating degree days a year')).toMatchObject({ here: '2,076', there: '2,593' })
  expect(rows.every(({ here, there }) => here && there)).toBe(true)
})

test('a figure of only one place is not known for the other', () => {
  expect(row(rowsOf('bath', 'belfast'), 'Heating that flat with a gas boiler, a year')).toMatchObject({
    there: 'not known',
  })
  expect(row(rowsOf('belfast', 'bath'), 'Electricity meters with a night rate')).toMatchObject({ here: 'not known' })
})

test('a place without mains gas has no price for a gas boiler', () => {
  expect(row(rowsOf('bath', 'lerwick'), 'Heating that flat with a gas boiler, a year')).toMatchObject({
    there: 'no mains gas',
  })
})

test('a figure that neither place has is left out', () => {
  expect(row(rowsOf('belfast', 'newry'), 'Heating that flat with panels, a year')).toBeUndefined()
  expect(row(rowsOf('bath', 'london/hackney'), 'People')).toMatchObject({ there: 'not known' })
})
