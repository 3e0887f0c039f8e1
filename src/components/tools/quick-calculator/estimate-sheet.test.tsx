import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { estimateFor } from '@/lib/calculators/engine/estimate'
import { queryOf } from '@/lib/calculators/engine/home-query'
import { EXAMPLE_TYPED, FIRST_TYPED, type Typed, USUAL_HOME } from '@/lib/calculators/engine/home-questions'
import { estimateView } from '@/lib/calculators/quick/estimate-view'
import { readQuickEstimate } from '@/lib/schemas/calculate/quick-estimate'

import { BASIS } from '../../../../tests/fixtures/basis'
import { visibleWords } from '../../../../tests/fixtures/visible-words'
import { EstimateSheet } from './estimate-sheet'

/** What a result shows before anything in it is opened. */
const WORDS_MAX = 400

const HOMES: Record<string, Typed> = {
  'the home it begins with': FIRST_TYPED,
  'the example home': EXAMPLE_TYPED,
  'the most common home': USUAL_HOME,
  'an old house with oil, let': {
    ...USUAL_HOME,
    postcode: 'SN',
    type: 'detached',
    built: 'before-1900',
    area: '180',
    heating: 'oil',
    tenanted: 'yes',
  },
  'a let flat with storage heaters': {
    ...USUAL_HOME,
    postcode: 'BA',
    type: 'flat-top',
    area: '45',
    heating: 'storage-heaters',
    tenanted: 'yes',
  },
  'a bungalow with a heat pump': { ...USUAL_HOME, postcode: 'EH', type: 'bungalow', heating: 'heat-pump', solar: 'on' },
  'a terrace with LPG': {
    ...USUAL_HOME,
    postcode: 'AB',
    type: 'terrace',
    heating: 'lpg',
    currentBill: '1400',
    billUnit: 'pounds',
  },
  'two rooms of a gas house': { ...USUAL_HOME, heated: 'one-room', rooms: '6' },
}

const sheetOf = (typed: Typed) => {
  const read = readQuickEstimate(typed)
  if (!read.ok) throw new Error('Not a home of the calculator')
  const view = estimateView(estimateFor({ answers: read.answers, basis: BASIS }))
  return renderToStaticMarkup(<EstimateSheet view={view} query={queryOf(typed)} panelName={null} shown={null} />)
}

test.each(Object.entries(HOMES))('the result of %s shows at most 400 words', (_home, typed) => {
  const words = visibleWords(sheetOf(typed))
  expect(words).toBeGreaterThan(150)
  expect(words).toBeLessThanOrEqual(WORDS_MAX)
})

test('the way to the configurator says what it prices there', () => {
  expect(sheetOf(USUAL_HOME)).toContain(', for all rooms or some.')
  expect(sheetOf({ ...USUAL_HOME, heated: 'one-room' })).toContain('the panels above are for the whole home.')
})

test('every other tool is offered with the home, whatever the verdict', () => {
  for (const typed of Object.values(HOMES)) {
    const sheet = sheetOf(typed)
    const home = new URLSearchParams({ home: queryOf(typed) }).toString().replaceAll('&', '&amp;')
    for (const href of [`/configure?${home}`, '/calculator/professional', '/system-designer', `/solar-quote?${home}`])
      expect(sheet).toContain(`href="${href}"`)
  }
})
