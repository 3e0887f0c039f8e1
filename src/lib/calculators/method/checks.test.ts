import { describe, expect, it } from 'vitest'

import { DEFAULT_NUMBERS } from '@/lib/domain/assumptions/default-assumptions'

import { panel, SEMI } from '../../../../tests/fixtures/quick-estimates'
import { disagreeing, figureText } from './check-table'
import { allChecks } from './checks'
import { exampleEstimate } from './example-estimate'

const basis = { date: '2026-11-20', numbers: DEFAULT_NUMBERS, panel }
const tables = allChecks({ answers: SEMI, estimate: exampleEstimate({ answers: SEMI, basis }), basis })

describe.each(tables)('$heading', (table) => {
  it('agrees with the reference in every row', () => {
    expect(table.checks.length).toBeGreaterThanOrEqual(5)
    expect(disagreeing(table)).toEqual([])
  })

  it('would notice a figure just beyond its limit', () => {
    const off = table.checks.map((check) => ({ ...check, ours: check.reference + 1.01 * check.within + 1e-6 }))
    expect(disagreeing({ checks: off })).toHaveLength(off.length)
  })
})

it('a figure that cannot be calculated disagrees', () =>
  expect(
    disagreeing({ checks: [{ what: 'x', reference: 1, ours: NaN, unit: '', digits: 0, within: 5 }] }),
  ).toHaveLength(1))

it.each([
  [{ value: -0.754, unit: '', digits: 2 }, '−0.75'],
  [{ value: -0.004, unit: 'K', digits: 2 }, '0.00 K'],
  [{ value: -1_234.5, unit: '£', digits: 0 }, '−£1,235'],
  [{ value: 1_477.43, unit: 'W', digits: 1 }, '1,477.4 W'],
])('prints %o as %s', (figure, text) => expect(figureText(figure)).toBe(text))
