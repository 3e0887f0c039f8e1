import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { configure } from '@/lib/calculators/configurator/configuration'
import { EXAMPLE_PROJECT } from '@/lib/calculators/professional/example-project'
import { projectResult } from '@/lib/calculators/professional/project-result'
import { SAMPLE_BASIS } from '@/lib/calculators/quick/sample-numbers'

import { visibleWords } from '../../../tests/fixtures/visible-words'
import { PriceSheet } from './configurator/price-sheet'
import { ResultsSections } from './professional-calculator/results-sections'

/** What a result shows before anything in it is opened. */
const WORDS_MAX = 400

const nothing = () => undefined

test('the result of a project says what to do in at most 400 words, its details folded', () => {
  const html = renderToStaticMarkup(
    <ResultsSections
      result={projectResult({ project: EXAMPLE_PROJECT, basis: SAMPLE_BASIS })}
      show={nothing}
      working={null}
    />,
  )
  expect(visibleWords(html)).toBeLessThanOrEqual(WORDS_MAX)
  expect(html.indexOf('What we’d do next')).toBeGreaterThan(html.indexOf('Our verdict'))
  expect(html.indexOf('What we’d do next')).toBeLessThan(html.indexOf('What it comes to'))
})

test.each(['whole-home', 'one-room'] as const)('the price of %s shows at most 400 words', (installationType) => {
  const configuration = configure({
    choices: {
      propertyType: 'semi',
      propertySize: 100,
      built: '1976-1982',
      currentHeating: 'gas-old',
      home: null,
      installationType,
      thermostatZones: 'each-room',
      extraPanels: 0,
      fitting: 'yes',
      warrantyExtension: false,
      maintenancePlan: false,
      panel: null,
    },
    basis: SAMPLE_BASIS,
  })
  const html = renderToStaticMarkup(<PriceSheet configuration={configuration} onStep={nothing} />)
  expect(visibleWords(html)).toBeLessThanOrEqual(WORDS_MAX)
})
