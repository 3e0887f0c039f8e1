import { expect, test } from 'vitest'

import { amountOf } from './format-working'

test.each([
  [273_465, 'p', '£2,735'],
  [9_999, 'p', '£99.99'],
  [10_000, 'p', '£100'],
  [-148_884, 'p', '−£1,489'],
  [26.32, 'p/kWh', '26.32 p/kWh'],
  [0.78, '', '0.78'],
  [0.1475, '', '0.148'],
  [5_645.59, 'W', '5,646 W'],
  [192.112, 'm²', '192.1 m²'],
  [-2.2, '°C', '−2.2 °C'],
  [2_425, 'K·d', '2,425 degree days'],
  [0.84, 'kWh/kWh', '0.84'],
  [1_839, 'kg', '1,839 kg CO₂e'],
])('%d %s is %s', (value, unit, text) => {
  expect(amountOf({ value, unit })).toBe(text)
})
