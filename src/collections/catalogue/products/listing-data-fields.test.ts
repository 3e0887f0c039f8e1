import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { productListingDataFields } from './listing-data-fields'

type Validate = (value: unknown, options: object) => unknown

function check(name: string, value: unknown, previousValue?: unknown) {
  const field = productListingDataFields.find((each) => 'name' in each && each.name === name)
  if (!field || !('validate' in field)) throw new Error(`No field ${name}`)
  return (field.validate as Validate)(value, {
    previousValue,
    req: { t: (key: string) => key, payload: { config: {} } },
  })
}

describe('the last day of a price', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-07-01T22:59:00Z') })) // the last minute in London
  afterEach(() => void vi.useRealTimers())

  it.each([
    ['today', '2026-07-01T11:00:00.000Z', undefined],
    ['a later day', '2026-07-02T11:00:00.000Z', undefined],
    ['a past day that was entered before', '2026-06-30T11:00:00.000Z', new Date('2026-06-30T11:00:00.000Z')],
    ['none', null, '2026-06-30T11:00:00.000Z'],
  ])('may be %s', (_, day, before) => {
    expect(check('priceValidUntil', day, before)).toBe(true)
  })

  it.each([undefined, null, '2026-06-29T11:00:00.000Z'])('may not be a past day, after %s', (before) => {
    expect(check('priceValidUntil', '2026-06-30T11:00:00.000Z', before)).toBe('Please enter today or a later day')
  })
})

describe('the barcode number', () => {
  it.each([null, '', '4006381333931'])('may be %j', (gtin) => {
    expect(check('gtin', gtin)).toBe(true)
  })

  it('may not be wrongly copied', () => {
    expect(check('gtin', '4006381333932')).toMatch(/^Please enter 8, 12, 13 or 14 digits/)
  })
})
