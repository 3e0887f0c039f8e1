import { describe, expect, it } from 'vitest'

import { DEFAULT_ASSUMPTIONS } from '../../../../tests/fixtures/default-assumptions'
import type { Period } from './assumption'
import { type AssumptionKey, type Assumptions } from './default-assumptions'
import { type EffectiveAssumptions, effectiveAssumptions } from './effective'

const on = (date: string, assumptions: Assumptions = DEFAULT_ASSUMPTIONS): EffectiveAssumptions => {
  const effective = effectiveAssumptions({ assumptions, date })
  if (!effective.ok) throw new Error(effective.reason)
  return effective
}
const expiredOn = (date: string) => on(date).expired.map(({ key }) => key)
const CAPPED = ['price.electricity', 'price.electricity-a-day', 'price.gas', 'price.gas-a-day']
const all = Object.entries(DEFAULT_ASSUMPTIONS)

describe('the effective value', () => {
  it.each([
    ['2024-07-01', 22.36],
    ['2024-09-30', 22.36],
    ['2024-10-01', 24.5],
    ['2026-09-30', 26.11],
    ['2026-10-01', 26.32],
    ['2026-12-31', 26.32],
  ])('%s: electricity at %d p', (date, pence) => {
    expect(on(date).get('price.electricity').value).toBe(pence)
  })

  it('is a given quantity with source and spread', () => {
    expect(on('2026-11-20').get('efficiency.heat-pump')).toMatchObject({
      key: 'efficiency.heat-pump',
      value: 2.93,
      unit: 'kWh/kWh',
      spread: { low: 2.44, high: 3.5 },
      source: { confidence: 'verified' },
    })
  })

  it('is the last period to have begun, in any order of entry', () => {
    const periods = DEFAULT_ASSUMPTIONS['price.gas'].periods.toReversed()
    expect(
      on('2026-11-20', { ...DEFAULT_ASSUMPTIONS, 'price.gas': { ...DEFAULT_ASSUMPTIONS['price.gas'], periods } }).get(
        'price.gas',
      ).value,
    ).toBe(7.97)
  })

  it('is used after it expires, and reported as expired', () => {
    expect(expiredOn('2026-12-31')).toEqual([])
    expect(expiredOn('2027-01-01')).toEqual(CAPPED)
    expect(on('2027-02-01').get('price.electricity').value).toBe(26.32)
    expect(on('2027-02-01').expired[0]).toEqual({
      key: 'price.electricity',
      name: 'Price of electricity',
      validTo: '2026-12-31',
    })
  })

  it('between two periods is that of the earlier one', () => {
    expect(on('2026-05-01').get('price.electricity').value).toBe(27.69)
    expect(expiredOn('2026-04-30')).toEqual([...CAPPED, 'price.oil'])
  })

  it('is unavailable for LPG', () => {
    expect(on('2026-11-20').find('price.lpg')).toBeNull()
    expect(() => on('2026-11-20').get('price.lpg')).toThrow('We hold no value of "price.lpg"')
  })
})

describe('an unusable date', () => {
  it.each(['', 'yesterday', '2026-13-01', '2026-02-30', '20261120', '2026-11-20T10:00'])('"%s" is unknown', (date) => {
    expect(effectiveAssumptions({ assumptions: DEFAULT_ASSUMPTIONS, date })).toEqual({
      ok: false,
      reason: 'unknown-date',
      date,
    })
  })

  it('before the first period reports the missing key', () => {
    expect(effectiveAssumptions({ assumptions: DEFAULT_ASSUMPTIONS, date: '2024-06-30' })).toEqual({
      ok: false,
      reason: 'unknown-period',
      date: '2024-06-30',
      key: 'price.electricity',
    })
  })

  it('tolerates a missing oil price', () => {
    expect(on('2025-12-31').find('price.oil')).toBeNull()
    expect(on('2026-01-01').find('price.oil')?.value).toBe(5.6)
  })

  it.each([
    ['2026-04-30', '2026-01-31', '2026-01-31', true],
    ['2026-05-01', '2026-01-31', '2026-01-31', false],
    ['2026-05-01', '2026-01-31', '2026-02-01', true],
    ['2026-05-02', null, '2026-02-01', false],
    ['2027-02-28', '2026-11-30', '2026-01-05', true],
    ['2027-03-01', '2026-11-30', '2026-01-05', false],
  ])('on %s an oil price to %s, read on %s, counts: %s', (date, validTo, read, counts) => {
    const { 'price.oil': oil } = DEFAULT_ASSUMPTIONS
    const periods = oil.periods.map((period) => ({ ...period, validTo, source: { ...period.source, date: read } }))
    const assumptions = { ...DEFAULT_ASSUMPTIONS, 'price.oil': { ...oil, periods } }
    expect(on(date, assumptions).find('price.oil') !== null).toBe(counts)
  })

  it('is reported when a required number is missing', () => {
    const assumptions = {
      ...DEFAULT_ASSUMPTIONS,
      'efficiency.gas-old': { ...DEFAULT_ASSUMPTIONS['efficiency.gas-old'], periods: [] },
    }
    expect(effectiveAssumptions({ assumptions, date: '2026-11-20' })).toEqual({
      ok: false,
      reason: 'unknown-period',
      date: '2026-11-20',
      key: 'efficiency.gas-old',
    })
  })
})

describe('the default assumptions', () => {
  const periods = all.flatMap(([key, { periods }]) => periods.map((period): [string, Period] => [key, period]))

  it.each(periods)(
    '%s: value within its spread, ordered dates, a dated source',
    (_key, { value, spread, validFrom, validTo, source }) => {
      if (spread) {
        expect(spread.low).toBeLessThan(value)
        expect(spread.high).toBeGreaterThan(value)
      }
      // A cap whose VAT changes after its end keeps its last day.
      if (validTo !== null && source.vat?.percent !== 5) expect(validFrom < validTo).toBe(true)
      expect(source.date).toMatch(/^\d{4}-\d{2}-\d{2}$/)
      expect(source.title).not.toBe('')
    },
  )

  it('have unique names', () => {
    const names = all.map(([, { name }]) => name)
    expect(new Set(names).size).toBe(names.length)
  })

  it('lack a value only for three of them', () => {
    const empty = all.filter(([, { periods }]) => periods.length === 0).map(([key]) => key as AssumptionKey)
    expect(empty).toEqual(['price.lpg', 'carbon.sap-10.3.oil', 'carbon.sap-10.3.lpg'])
  })
})
