import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { derived, given, type Source } from './quantity'
import { OutOfRange, rangeCheck } from './range-check'

const source: Source = { title: 'A table', date: '2026-11-20', confidence: 'assumed' }
const length = given({ key: 'length', name: 'Length', value: 3, unit: 'm', source, spread: { low: 2, high: 5 } })
const width = given({ key: 'width', name: 'Width', value: 4, unit: 'm', source })

describe('a quantity', () => {
  test('that is given keeps value, source and spread, and has no inputs', () => {
    expect(length).toEqual({
      key: 'length',
      name: 'Length',
      value: 3,
      unit: 'm',
      source,
      spread: { low: 2, high: 5 },
      inputs: [],
    })
  })

  test('that is derived is computed from its inputs in order', () => {
    const difference = derived({
      key: 'difference',
      name: 'Difference',
      unit: 'm',
      inputs: [length, width],
      formula: 'l − w',
      compute: (l, w) => l - w,
    })
    expect(difference).toMatchObject({ value: -1, unit: 'm', formula: 'l − w' })
    expect(difference.inputs).toEqual([length, width])
  })

  test.each([NaN, Infinity, -Infinity])('is never %d', (value) => {
    expect(() => given({ key: 'length', name: 'Length', value, unit: 'm', source })).toThrow(OutOfRange)
    expect(() =>
      derived({ key: 'odd', name: 'Odd', unit: '', inputs: [length], formula: '?', compute: () => value }),
    ).toThrow(/^odd must lie/)
  })
})

describe('a spread', () => {
  test.each([
    [1.9, false],
    [2, true],
    [5, true],
    [5.1, false],
  ])('of 2 to 5 accepts the value %d: %s', (value, fits) => {
    const build = () => given({ key: 'length', name: 'Length', value, unit: 'm', source, spread: { low: 2, high: 5 } })
    if (fits) expect(build().value).toBe(value)
    else expect(build).toThrow('length must lie between 2 and 5')
  })
})

describe('a range check', () => {
  const check = rangeCheck({ meanC: [-30, 45], days: [28, 31] })

  test('is inclusive, and ignores other names', () => {
    fc.assert(fc.property(fc.double({ min: -30, max: 45, noNaN: true }), (meanC) => check({ meanC })))
    expect(() => check({ meanC: -30, days: 31 })).not.toThrow()
    expect(() => check({})).not.toThrow()
  })

  test.each([
    [{ meanC: -30.01 }, 'meanC must lie between -30 and 45, but is -30.01'],
    [{ meanC: 46 }, 'meanC must lie between -30 and 45, but is 46'],
    [{ meanC: 10, days: NaN }, 'days must lie between 28 and 31, but is NaN'],
  ])('rejects %o', (values, message) => expect(() => check(values)).toThrow(message))

  test('includes the quantity and its value in the error', () => {
    try {
      check({ days: 27 })
      expect.unreachable()
    } catch (error) {
      expect(error).toBeInstanceOf(OutOfRange)
      expect(error).toMatchObject({ quantity: 'days', value: 27 })
    }
  })
})
