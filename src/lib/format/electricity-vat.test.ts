import { expect, test } from 'vitest'

import { PRICE_CAPS } from '@/lib/domain/assumptions/price-caps'

import { electricityVatWords } from './electricity-vat'

const vatOf = (validFrom: string) => PRICE_CAPS.find((cap) => cap.validFrom === validFrom)?.vat

test('a year at prices without VAT says what it costs with it', () => {
  const source = vatOf('2026-10-01')
  expect(electricityVatWords({ source })).toBe(
    'Electricity is free of VAT until 31 March 2027. With 5% VAT, a year of heating with electricity would cost 5% more.',
  )
  expect(electricityVatWords({ source, yearPence: 100_000 })).toBe(
    'Electricity is free of VAT until 31 March 2027. With 5% VAT, the same year would cost about £1,050.',
  )
})

test('prices with VAT, and those of a visitor, need no words', () => {
  expect(electricityVatWords({ source: vatOf('2026-07-01') })).toBeNull()
  expect(electricityVatWords({ source: 'Your figure' })).toBeNull()
  expect(electricityVatWords({ source: undefined })).toBeNull()
})
