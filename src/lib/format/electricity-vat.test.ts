import { expect, test } from 'vitest'

import { PRICE_CAPS } from '@/lib/domain/assumptions/price-caps'

import { electricityVatWords } from './electricity-vat'

const vatOf = (validFrom: string) => PRICE_CAPS.find((cap) => cap.validFrom === validFrom)?.vat

test('a year at prices without VAT says what it costs with it', () => {
  const source = vatOf('2026-10-01')
  expect(electricityVatWords({ source })).toBe('Electricity is VAT-free until 31 March 2027, then 5% dearer.')
  expect(electricityVatWords({ source, yearPence: 100_000 })).toBe(
    'Electricity is VAT-free until 31 March 2027. With 5% VAT, the same year would cost about £1,050.',
  )
})

test('prices with VAT, and those of a visitor, need no words', () => {
  expect(electricityVatWords({ source: vatOf('2026-07-01') })).toBeNull()
  expect(electricityVatWords({ source: 'Your figure' })).toBeNull()
  expect(electricityVatWords({ source: undefined })).toBeNull()
})
