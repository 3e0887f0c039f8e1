import { expect, test } from 'vitest'

import { shownNumber, typedNumber } from './typed-number'

test.each([
  ['289', 289],
  ['£1,289.50', 1_289.5],
  [' £ 12 ', 12],
  ['5%', 5],
  ['2.5 %', 2.5],
  ['0', 0],
  ['', null],
  ['  ', null],
  ['12,5', '12,5'],
  ['1.234', '1.234'],
  ['-5', '-5'],
  ['ten', 'ten'],
  ['1e9', '1e9'],
  ['12345678901', '12345678901'],
])('%j is read as %j', (text, number) => {
  expect(typedNumber(text)).toBe(number)
})

test('prices have pence, and what is no number stays as typed', () => {
  expect(shownNumber(150, { isPrice: true })).toBe('150.00')
  expect([shownNumber(12), shownNumber(null), shownNumber(undefined), shownNumber('ten')]).toEqual([
    '12',
    '',
    '',
    'ten',
  ])
})
