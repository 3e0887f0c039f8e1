import { expect, test } from 'vitest'

import { isAllowedPeriod, periodsOf, periodText, RETENTION_KINDS, RETENTION_PERIODS } from './periods'

test('a site without settings keeps each kind for its usual period, which staff could choose', () => {
  const periods = periodsOf({})
  for (const kind of RETENTION_KINDS) {
    expect(periods[kind]).toBe(RETENTION_PERIODS[kind].usual)
    expect(isAllowedPeriod(kind, periods[kind])).toBe(true)
  }
})

test('a chosen period replaces the usual one, at its bounds as well', () => {
  const { errors, leads } = periodsOf({ errors: RETENTION_PERIODS.errors.least, leads: RETENTION_PERIODS.leads.most })
  expect([errors, leads]).toEqual([7, 72])
})

test.each([null, undefined, '30', 0.5, -1, 0, 5.5, Infinity, NaN, 13])(
  'invoices cannot be kept for %s years',
  (years) => {
    expect(isAllowedPeriod('sales', years)).toBe(false)
    expect(periodsOf({ sales: years }).sales).toBe(7)
  },
)

test('invoices are VAT records, which must be kept for six years', () => {
  expect(isAllowedPeriod('sales', 5)).toBe(false)
  expect(isAllowedPeriod('sales', 6)).toBe(true)
})

test('is formatted for readers', () => {
  expect([periodText('errors', 14), periodText('sales', 7), periodText('leads', 1)]).toEqual([
    '14 days',
    '7 years',
    '1 month',
  ])
})
