import fc from 'fast-check'
import { expect, test } from 'vitest'

import { markIn, notationOf, numberIn, splitAmount, withPoint } from './decimal-mark'

test.each([
  ['0.125', '.', 0.125],
  ['.5', '.', 0.5],
  ['12', '.', 12],
  ['1,234.5', '.', 1234.5],
  ['1,234', '.', 1234],
  ['1 234.5', '.', 1234.5],
  ['1\u00a0234', '.', 1234],
  ['1’234.5', '.', 1234.5],
  ['-0.5', '.', -0.5],
  ['−0.5', '.', -0.5],
  ['1e-5', '.', 0.00001],
  ['0,125', ',', 0.125],
  ['1.234,5', ',', 1234.5],
  ['1.234', ',', 1234],
  ['1\u202f234,5', ',', 1234.5],
  ['0,125', '.', null],
  ['12,34', '.', null],
  ['0.125', ',', null],
  ['1,23,456', '.', null],
  ['', '.', null],
  ['.', '.', null],
  ['e5', '.', null],
  ['1.2.3', '.', null],
  ['12 kWh', '.', null],
  ['0x10', '.', null],
] as const)('%j with %j is %j', (cell, mark, number) => expect(numberIn(cell, mark)).toBe(number))

test.each([
  ['0,125', ','],
  ['12,5', ','],
  ['1.234,5', ','],
  ['1.234.567', ','],
  ['0.125', '.'],
  ['1,234.5', '.'],
  ['1,234,567', '.'],
  ['1,234', 'either'],
  ['1.234', 'either'],
  ['12', null],
  ['19.01.2025', null],
  ['a, b', null],
] as const)('%j proves %j', (cell, mark) => expect(markIn(cell)).toBe(mark))

test.each([
  [['1,234', '0,5', '2'], { mark: ',', unsure: '1,234', against: null }],
  [['1,234', '2'], { mark: null, unsure: '1,234', against: null }],
  [['0.5', '1', '0,5', '0.5'], { mark: '.', unsure: null, against: 2 }],
  [[], { mark: null, unsure: null, against: null }],
])('%j have the notation %j', (cells, notation) => expect(notationOf(cells)).toEqual(notation))

test.each([
  ['3,4 m', { number: '3,4', suffix: 'm' }],
  ['0.25kWh', { number: '0.25', suffix: 'kWh' }],
  ['1e-5', { number: '1e-5', suffix: '' }],
  ['kWh', { number: 'kWh', suffix: '' }],
])('%j is split', (cell, parts) => expect(splitAmount(cell)).toEqual(parts))

test('a number has the same value in both notations, and proves one of them unless it could be the other', () =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), fc.nat({ max: 999 }), fc.boolean(), (whole, part, grouped) => {
      const british = `${grouped ? whole.toLocaleString('en-GB') : whole}.${String(part).padStart(3, '0')}`
      const swapped = british.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'))
      expect(numberIn(british, '.')).toBe(whole + part / 1_000)
      expect(numberIn(swapped, ',')).toBe(whole + part / 1_000)
      expect(Number(withPoint(swapped, ','))).toBe(whole + part / 1_000)
      expect([british, swapped].map(markIn)).toEqual(whole >= 1 && whole < 1_000 ? ['either', 'either'] : ['.', ','])
    }),
  ))
