import { expect, test } from 'vitest'

import { pounds } from './pounds'
import { answerRunningCost } from './running-cost-answer'
import { EXAMPLE_HOMES, NEAREST_CITIES, readRunningCostQuestion } from './running-cost-question'
import { SAMPLE_PRICES } from './sample-numbers'

test('the flat in Bath costs what the homepage has always said', () => {
  const { years, likely, heatKwh } = answerRunningCost({
    question: readRunningCostQuestion(new FormData()),
    prices: SAMPLE_PRICES,
  })
  expect(Object.values(years).map(({ pence }) => pounds(pence))).toEqual(['£1,375', '£1,192', '£604', '£469'])
  expect([pounds(likely.low), pounds(likely.high)]).toEqual(['£1,100', '£1,314'])
  expect(Math.round(heatKwh)).toBe(5_806)
})

const questions = EXAMPLE_HOMES.flatMap((home) =>
  NEAREST_CITIES.map(({ city }) => ({ home, city, heatedBy: 'gas' as const })),
)

test.each(questions.map((question) => [`${question.home.label} near ${question.city.name}`, question] as const))(
  '%s: the order of the four ways holds',
  (_name, question) => {
    const { years, likely, dailyDegrees } = answerRunningCost({ question, prices: SAMPLE_PRICES })
    expect(years.electric.pence).toBeGreaterThan(years.powerboard.pence)
    expect(years.powerboard.pence).toBeGreaterThan(years.gas.pence)
    expect(years.gas.pence).toBeGreaterThan(years['heat-pump'].pence)
    expect(years.powerboard.pence).toBeGreaterThan(likely.low)
    expect(years.powerboard.pence).toBeLessThan(likely.high)
    expect(dailyDegrees).toHaveLength(12)
  },
)
