import { expect, test } from 'vitest'

import type { Banded } from '@/lib/domain/estimate/quick-estimate-result'

import { formatPayback, overTimeWords } from './format-payback'

const exactly = (value: number): Banded => ({ value, p10: value, p50: value, p90: value })
const after = (years: number) => ({ outcome: 'pays-back', years }) as const

const wordsFor = ({ typical, pence = 5_000 }: { typical: number; pence?: number }) =>
  formatPayback({
    payback: { typical: after(typical), withGrowth: after(typical), atBest: after(0.3), atWorst: after(120) },
    savingPence: exactly(pence),
    pricePence: 60_000,
  })

test.each([
  [12, 'takes about 12 years to recoup (less than 1 at best, more than 99 at worst)'],
  [1.2, 'takes about 1 year to recoup'],
  [0.4, 'takes less than 1 year to recoup'],
  [99.2, 'takes more than 99 years to recoup'],
])('%d years are written as a phrase', (typical, words) => expect(wordsFor({ typical })).toContain(words))

test('a saving under a pound a year is none', () => {
  expect(wordsFor({ typical: 700, pence: 99 })).toMatch(/panels save nothing/)
  expect(wordsFor({ typical: 700, pence: 100 })).toMatch(/^At £1 a year/)
})

const step = (key: string, value: number) => ({ key, name: '', value, unit: '', inputs: [] })
const STEPS = [
  step('payback.years-with-growth', 150),
  step('payback.worth-today', -500_000),
  step('payback.years-counted', 20),
]
const overTime = (pence: number) =>
  overTimeWords({ working: { results: [], steps: STEPS }, savingPence: exactly(pence) }).map(
    ({ before, figure, after: rest }) => `${before}${figure.text}${rest}`,
  )

test('with rising prices it is the same', () => {
  expect(overTime(100)).toEqual([
    'If energy prices rise as we assume, it takes more than 99 years.',
    'Over 20 years, with those prices and in today’s money, panels cost £5,000 more than they save.',
  ])
  expect(overTime(99)).toEqual([
    'Over 20 years, with energy prices rising as we assume and in today’s money, panels cost £5,000 more than they save.',
  ])
})
