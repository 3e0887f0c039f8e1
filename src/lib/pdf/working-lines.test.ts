import { expect, test } from 'vitest'

import type { Source } from '@/lib/domain/quantity/quantity'
import type { WorkingStep } from '@/lib/domain/quantity/working'

import { citations, stepWords } from './working-lines'

const record: Source = { title: 'Our product record', date: '2026-11-21', confidence: 'assumed' }
const guide: Source = { title: 'CIBSE Guide A', date: '2026-11-20', confidence: 'verified' }
const step = (name: string, rest: Partial<WorkingStep>): WorkingStep => ({
  key: name,
  name,
  value: 5,
  unit: 'W',
  inputs: [],
  ...rest,
})

test('numbers each source once, in order of first use, whichever object holds it', () => {
  const { numberOf, sources } = citations([
    step('a', { source: guide }),
    step('b', {}),
    step('c', { source: record }),
    step('d', { source: { ...guide } }),
  ])
  expect(sources).toEqual([
    '[1] CIBSE Guide A, 2026-11-20; read in the source or a copy of it',
    '[2] Our product record, 2026-11-21; assumed, low confidence',
  ])
  expect([numberOf({ ...guide }), numberOf(record)]).toEqual([1, 2])
})

test('treats the same title with another date or confidence as a different source', () => {
  const three: Source[] = [guide, { ...guide, date: '2027-01-01' }, { ...guide, confidence: 'assumed' }]
  expect(citations(three.map((source, index) => step(`${index}`, { source }))).sources).toHaveLength(3)
})

test.each([
  ['an input', step('Power of a panel', { source: record }), 'Power of a panel = 5 W [7]'],
  [
    'an input with a spread',
    step('Power', { source: record, spread: { low: 4, high: 6 } }),
    'Power = 5 W, between 4 W and 6 W [7]',
  ],
  ['a changed input', step('Power', { source: record, insteadOf: { value: 4 } }), 'Power = 5 W, instead of 4 W [7]'],
  ['a derived value', step('Power', { formula: 'U × A' }), 'Power = U × A = 5 W'],
])('%s', (_, line, words) => {
  expect(stepWords(line, () => 7)).toBe(words)
})
