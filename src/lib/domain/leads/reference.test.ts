import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { isLeadReference, leadReference } from './reference'

const fiveBytes = fc.uint8Array({ minLength: 5, maxLength: 5 })

describe('leadReference', () => {
  it.each([
    [[0, 0, 0, 0, 0], 'PB-0000-0000'],
    [[0, 0, 0, 0, 1], 'PB-0000-0001'],
    [[8, 0, 0, 0, 31], 'PB-1000-000Z'],
    [[255, 255, 255, 255, 255], 'PB-ZZZZ-ZZZZ'],
  ])('formats %j as %s', (bytes, reference) => {
    expect(leadReference(Uint8Array.from(bytes))).toBe(reference)
  })

  it('always has the reference format and varies with the bytes', () => {
    fc.assert(
      fc.property(fiveBytes, fiveBytes, (one, other) => {
        expect(isLeadReference(leadReference(one))).toBe(true)
        expect(leadReference(one) === leadReference(other)).toBe(one.join() === other.join())
      }),
    )
  })

  it('ignores surplus bytes', () => {
    expect(leadReference(Uint8Array.of(0, 0, 0, 0, 1, 99))).toBe('PB-0000-0001')
  })

  it('throws on too few bytes', () => {
    expect(() => leadReference(new Uint8Array(4))).toThrow(RangeError)
  })
})

describe('isLeadReference', () => {
  it.each(['PB-7K3M-Q9TX', 'PB-0123-VWYZ'])('accepts %s', (text) => expect(isLeadReference(text)).toBe(true))

  it.each([
    '',
    'PB-7K3M-Q9T',
    'PB-7K3M-Q9TXX',
    'XX-7K3M-Q9TX',
    'pb-7k3m-q9tx',
    'PB-7K3I-Q9TX',
    'PB-7K3L-Q9TX',
    'PB-7K3O-Q9TX',
    'PB-7K3U-Q9TX',
  ])('rejects %j', (text) => expect(isLeadReference(text)).toBe(false))
})
