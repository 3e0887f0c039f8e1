import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { SAMPLE_BASIS } from '@/lib/calculators/quick/sample-numbers'
import { localFacts } from '@/lib/domain/locations/local-facts'
import { localHomes } from '@/lib/domain/locations/local-homes'
import { readDataset } from '@/lib/seed/places/dataset'

import { YearCosts } from './year-costs'

const place = readDataset().find(({ path }) => path === 'bath')
if (!place) throw new Error('No Bath')

test.each([
  ['2026-09-30', null],
  ['2026-11-27', 'Electricity is VAT-free until 31 March 2027, then 5% dearer.'],
  ['2027-03-31', 'Electricity is VAT-free until 31 March 2027, then 5% dearer.'],
  ['2027-04-01', null],
])('a year of %s says of VAT on electricity: %s', (date, words) => {
  const facts = localFacts({ place, basis: { ...SAMPLE_BASIS, date }, homesOf: localHomes })
  const said = /Electricity is VAT-free.*?dearer\./.exec(renderToStaticMarkup(<YearCosts facts={facts} />))
  expect(said?.[0] ?? null).toBe(words)
})
