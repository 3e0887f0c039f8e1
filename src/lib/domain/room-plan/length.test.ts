import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { LENGTH_UNITS, lengthDigits, lengthIn, readLength } from './length'

describe('a length as typed', () => {
  it.each([
    ['4.2', 4_200],
    [' 4,25 m', 4_250],
    ['3', 3_000],
    ['50', 50_000],
    ['0', 0],
    ['4.2m', 4_200],
    ['420cm', 4_200],
    ['420', 4_200],
    ['4200', 4_200],
    ['4200 mm', 4_200],
    [`13'6"`, 4_110],
    ['13’ 6”', 4_110],
    ['13 ft 6', 4_110],
    ['13ft 6in', 4_110],
    ['13 ft. 6 in.', 4_110],
    ['13 feet 6 inches', 4_110],
    [`13'`, 3_960],
    [`11'9½"`, 3_590],
    [`11' 9 1/2"`, 3_590],
    ['30"', 760],
  ])('%s is %i mm', (text, mm) => expect(readLength(text)).toBe(mm))

  it.each(['', 'wide', '4.2.1', '-3', '50.01', '1e3', `13'14"`, '4.2 miles', '13 6', 'm', `'`])(
    '"%s" is refused',
    (text) => expect(readLength(text)).toBeNull(),
  )

  it('without a unit is in the one chosen', () => {
    expect(readLength('13', 'ft')).toBe(3_960)
    expect(readLength('90', 'cm')).toBe(900)
    expect(readLength('900', 'mm')).toBe(900)
    expect(readLength('4.2', 'cm')).toBe(40)
  })
})

it('is shown in each unit', () => {
  expect(LENGTH_UNITS.map(({ value }) => lengthIn(4_210, value))).toEqual(['4.21 m', '421 cm', '4,210 mm', '13′ 9½″'])
  expect(lengthIn(3_960, 'ft')).toBe('13′ 0″')
  expect(lengthIn(3_653, 'ft')).toBe('12′ 0″')
})

it('is read back as it was shown', () => {
  const steps = fc.integer({ min: 0, max: 5_000 }).map((tens) => 10 * tens)
  fc.assert(
    fc.property(steps, fc.constantFrom(...LENGTH_UNITS.map(({ value }) => value)), (mm, unit) => {
      const exact = unit === 'ft' ? 13 : 0
      for (const shown of [lengthDigits(mm, unit), lengthIn(mm, unit).replaceAll(',', '')]) {
        const read = readLength(shown, unit)
        expect(read).not.toBeNull()
        expect(Math.abs((read ?? NaN) - mm)).toBeLessThanOrEqual(exact)
      }
    }),
  )
})

it('is a multiple of 10 mm up to 50 m, or nothing, whatever was typed', () => {
  const signs = fc.constantFrom(...[...`0123456789.,'"½ mcftin/-`])
  fc.assert(
    fc.property(fc.string({ unit: signs, maxLength: 60 }), (text) => {
      const mm = readLength(text)
      if (mm !== null) expect(mm >= 0 && mm <= 50_000 && mm % 10 === 0).toBe(true)
    }),
  )
})
