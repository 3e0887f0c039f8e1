import { expect, test } from 'vitest'

import { EXAMPLE_TYPED } from '../engine/home-questions'
import { HEATED_BY, HOMES, PLACES, readRunningCostQuestion } from './running-cost-question'

function fields(entries: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(entries)) form.set(name, value)
  return form
}

const FLAT = 'a 1990s two-bedroom flat of 62 m²'

test.each([
  ['nothing', {}, {}, `${FLAT} in the middle of Britain`],
  [
    'everything',
    { home: 'solid-house', heating: 'gas-old', near: 'inverness' },
    { type: 'semi', area: '90', built: '1900-1929', heating: 'gas-old', postcode: 'IV2' },
    'a 1920s semi of 90 m² with solid brick walls near Inverness',
  ],
  ['unknown options', { home: 'castle', heating: 'fire', near: 'belfast' }, {}, `${FLAT} in the middle of Britain`],
  ['one answer', { near: 'bath' }, { postcode: 'BA1' }, `${FLAT} near Bath`],
])('reads %s', (_what, entries, typed, spoken) =>
  expect(readRunningCostQuestion(fields(entries))).toMatchObject({ typed: { ...EXAMPLE_TYPED, ...typed }, spoken }),
)

test('every option can be chosen', () => {
  const questions = [
    ...HOMES.map(({ value }) => ({ home: value })),
    ...HEATED_BY.map(({ value }) => ({ heating: value })),
    ...PLACES.map(({ value }) => ({ near: value })),
  ].map((entries) => JSON.stringify(readRunningCostQuestion(fields(entries))))
  expect(new Set(questions).size).toBe(questions.length - 2) // the first of each list is the same example
})

test('excludes cities in Northern Ireland, where prices differ', () => {
  expect(PLACES.map(({ value }) => value)).not.toContain('belfast')
  expect(PLACES.length).toBeGreaterThan(10)
})
