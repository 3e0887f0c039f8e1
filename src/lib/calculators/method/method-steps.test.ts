import { expect, it } from 'vitest'

import { DEFAULT_NUMBERS } from '@/lib/domain/assumptions/default-assumptions'

import { panel, SEMI } from '../../../../tests/fixtures/quick-estimates'
import { CHANGES } from './changes'
import { exampleEstimate } from './example-estimate'
import { methodSteps } from './method-steps'

const { working } = exampleEstimate({
  answers: SEMI,
  basis: { date: '2026-11-20', numbers: DEFAULT_NUMBERS, panel },
  samples: 20,
})
const steps = methodSteps(working)

it.each(steps)('$title has a source with its date', ({ sources, assumptions }) => {
  expect(sources.length).toBeGreaterThan(0)
  expect(new Set(assumptions).size).toBe(assumptions.length)
  for (const { title, date } of sources) {
    expect(title).not.toBe('')
    expect(Number.isNaN(Date.parse(date))).toBe(false)
  }
})

it('the steps name every published source of the example home, but for its moisture and payback', () => {
  const named = steps.flatMap(({ sources, assumptions }) => [...sources.map(({ title }) => title), ...assumptions])
  const used = working.steps.filter(
    ({ key, source }) =>
      source && !/^(?:moisture|money|payback|order|rule)\./.test(key) && !/^Your answer|^Price list/.test(source.title),
  )
  expect(
    used.filter(({ source }) => !named.some((text) => text.includes(source?.title ?? ''))).map(({ key }) => key),
  ).toEqual([])
})

it('lists changes with the newest first', () => {
  const dates = CHANGES.map(({ date }) => date)
  expect(dates).toEqual(dates.toSorted().reverse())
  expect(dates.every((date) => new Date(date).toISOString().startsWith(date))).toBe(true)
})
