import { expect, test } from 'vitest'

import { figuresOn } from '@/lib/content/figures-on'
import { exampleFiguresOn } from '@/lib/domain/estimate/example-figures'
import { readQuickEstimate } from '@/lib/schemas/calculate/quick-estimate'

import { estimateFor } from '../engine/estimate'
import { EXAMPLE_TYPED } from '../engine/home-questions'
import { SAMPLE_BASIS } from './sample-numbers'

const figures = exampleFiguresOn(SAMPLE_BASIS)
const read = readQuickEstimate(EXAMPLE_TYPED)
if (!read.ok) throw new Error(JSON.stringify(read.errors))
const estimate = estimateFor({ answers: read.answers, basis: SAMPLE_BASIS })
const yearWith = (of: 'infrared' | 'panel-heaters') => {
  const year = estimate.systems.find(({ system }) => system === of)
  return [year?.boughtKwh.value, year?.pence?.value]
}

test('texts name the figures that the calculator gives the example home', () => {
  const [kwh = NaN, pence = NaN] = yearWith('infrared')
  const values = Object.fromEntries(figures.map(({ key, value }) => [key, value]))
  expect(values).toEqual({
    'example.panels': estimate.panels.rated.panels.value,
    'example.heat': Math.round(kwh),
    'example.year.infrared': expect.closeTo(pence, -2), // the heat is shown without decimals
  })
  expect(figuresOn(SAMPLE_BASIS)).toMatchObject({
    'example.panels': { text: `${estimate.panels.rated.panels.value} panels` },
    'example.heat': { text: `${Math.round(kwh).toLocaleString('en-GB')} kWh` },
    'example.year.infrared': { text: `£${Math.round(pence / 100).toLocaleString('en-GB')}` },
  })
})

test('what texts say of the example home is true: panels heat it alone, and cost as much as the heaters that it has', () => {
  expect(estimate.comfort.givenWatts).toBeCloseTo(estimate.heatLossWatts.value, 6)
  expect(yearWith('panel-heaters')).toEqual(yearWith('infrared'))
})
