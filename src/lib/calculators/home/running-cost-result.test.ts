import { expect, test } from 'vitest'

import { pounds } from '@/lib/format/pounds'

import { SAMPLE_PRICES } from '../quick/sample-numbers'
import { EXAMPLE_HOMES, NEAREST_CITIES, readRunningCostQuestion } from './running-cost-question'
import { estimateRunningCost } from './running-cost-result'

test('the flat in Bath costs what the homepage states', () => {
  const { years, likely, heatKwh } = estimateRunningCost({
    question: readRunningCostQuestion(new FormData()),
    prices: SAMPLE_PRICES,
  })
  expect(Object.values(years).map(({ pence }) => pounds(pence))).toEqual(['£1,393', '£1,393', '£610', '£475'])
  expect([pounds(likely.low), pounds(likely.high)]).toEqual(['£800', '£1,770'])
  expect(Math.round(heatKwh)).toBe(5_879)
})

const questions = EXAMPLE_HOMES.flatMap((home) =>
  NEAREST_CITIES.map(({ city }) => ({ home, city, heatedBy: 'gas' as const })),
)

test.each(questions.map((question) => [`${question.home.label} near ${question.city.name}`, question] as const))(
  '%s: keeps the order of the four heating systems',
  (_name, question) => {
    const { years, likely, dailyDegrees } = estimateRunningCost({ question, prices: SAMPLE_PRICES })
    expect(years.electric.pence).toBe(years.powerboard.pence)
    expect(years.powerboard.pence).toBeGreaterThan(years.gas.pence)
    expect(years.gas.pence).toBeGreaterThan(years['heat-pump'].pence)
    expect(years.powerboard.pence).toBeGreaterThan(likely.low)
    expect(years.powerboard.pence).toBeLessThan(likely.high)
    expect(dailyDegrees).toHaveLength(12)
  },
)
