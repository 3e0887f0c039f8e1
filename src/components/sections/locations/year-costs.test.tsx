import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { DEFAULT_NUMBERS } from '@/lib/domain/assumptions/default-assumptions'
import { localFacts } from '@/lib/domain/locations/local-facts'
import { localHomes } from '@/lib/domain/locations/local-homes'
import { readDataset } from '@/lib/seed/places/dataset'

import { YearCosts } from './year-costs'

const place = readDataset().find(({ path }) => path === 'bath')
if (!place) throw new Error('No Bath')

test.each([
  ['2026-11-27', true],
  ['2026-09-30', false],
])('a year of %s says that electricity is free of VAT: %s', (date, isFree) => {
  const facts = localFacts({ place, numbers: DEFAULT_NUMBERS, date, homesOf: localHomes })
  expect(renderToStaticMarkup(<YearCosts facts={facts} />).includes('Electricity is VAT-free until')).toBe(isFree)
})
