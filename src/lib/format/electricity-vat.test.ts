import { expect, test } from 'vitest'

import { electricityVatWords } from './electricity-vat'

const FREE = { percent: 0, until: '2027-03-31', percentAfter: 5, hasCome: false }
const LOWER = { percent: 20, until: '2027-06-30', percentAfter: 0, hasCome: false }

test('a year at prices without VAT says what it costs with it', () => {
  expect(electricityVatWords({ change: FREE })).toBe('Electricity is VAT-free until 31 March 2027, then 5% dearer.')
  expect(electricityVatWords({ change: FREE, yearPence: 100_000 })).toBe(
    'Electricity is VAT-free until 31 March 2027. With 5% VAT, the same year would cost about £1,050.',
  )
})

test('prices that are still without the VAT of today say so', () => {
  const change = { ...FREE, hasCome: true }
  expect(electricityVatWords({ change })).toBe(
    'Electricity was VAT-free until 31 March 2027. These prices do not yet include the 5% since then.',
  )
  expect(electricityVatWords({ change, yearPence: 100_000 })).toBe(
    'Electricity was VAT-free until 31 March 2027. With 5% VAT, the same year would cost about £1,050.',
  )
})

test('a change from one rate to another takes the old one out first', () => {
  expect(electricityVatWords({ change: LOWER })).toBe(
    'Electricity is sold with 20% VAT until 30 June 2027, then with 0%.',
  )
  expect(electricityVatWords({ change: LOWER, yearPence: 120_000 })).toBe(
    'Electricity is sold with 20% VAT until 30 June 2027. Without VAT, the same year would cost about £1,000.',
  )
})

test('prices that will not change need no words', () => {
  expect(electricityVatWords({ change: null, yearPence: 100_000 })).toBeNull()
})
