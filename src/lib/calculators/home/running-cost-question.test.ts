import { expect, test } from 'vitest'

import { EXAMPLE_HOMES, HEATED_BY, NEAREST_CITIES, readRunningCostQuestion } from './running-cost-question'

function fields(entries: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(entries)) form.set(name, value)
  return form
}

const inShort = (form: FormData) => {
  const { home, heatedBy, city } = readRunningCostQuestion(form)
  return [home.value, heatedBy, city.slug]
}

test.each([
  ['nothing', {}, ['flat', 'electric', 'bath']],
  ['everything', { home: 'solid-house', heating: 'gas', near: 'inverness' }, ['solid-house', 'gas', 'inverness']],
  ['unknown options', { home: 'castle', heating: 'fire', near: 'belfast' }, ['flat', 'electric', 'bath']],
  ['one answer', { heating: 'heat-pump' }, ['flat', 'heat-pump', 'bath']],
])('reads %s', (_what, entries, question) => expect(inShort(fields(entries))).toEqual(question))

test('every option can be chosen', () => {
  for (const { value } of EXAMPLE_HOMES) expect(inShort(fields({ home: value }))[0]).toBe(value)
  for (const { value } of HEATED_BY) expect(inShort(fields({ heating: value }))[1]).toBe(value)
  for (const { value } of NEAREST_CITIES) expect(inShort(fields({ near: value }))[2]).toBe(value)
})

test('excludes cities in Northern Ireland, where prices differ', () => {
  expect(NEAREST_CITIES.map(({ value }) => value)).not.toContain('belfast')
  expect(NEAREST_CITIES.length).toBeGreaterThan(10)
})
