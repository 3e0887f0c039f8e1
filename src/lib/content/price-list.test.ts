import { expect, test } from 'vitest'

import type { Claims } from './claim'
import { priceWords, withPrices } from './price-list'

const list = { panelPence: 28_900, deliveryPence: 15_000 }
const reading = (key: string, value: string) =>
  ({
    kind: 'reading',
    key,
    value,
    text: `£${value} all in`,
    unit: '£',
    status: 'contested',
    qualifier: 'Your quote confirms it.',
    evidence: '',
    checkedOn: null,
  }) as const

test('a price is written with its delivery', () => {
  expect(priceWords(list)).toEqual({ panel: '£289', delivery: '£150', forOne: '£439' })
  expect(priceWords({ panelPence: 128_950, deliveryPence: 0 })).toMatchObject({ panel: '£1,289.50', delivery: '£0' })
})

test('the claims about a price show the price list, and keep their evidence', () => {
  const claims: Claims = {
    'price.panel': reading('price.panel', '179'),
    'price.delivery': reading('price.delivery', '99'),
    rating: reading('rating', '4.9'),
  }
  expect(withPrices({ claims, list })).toEqual({
    'price.panel': {
      ...reading('price.panel', '289'),
      text: '£289 per panel, inc. VAT, plus £150 delivery per order',
    },
    'price.delivery': { ...reading('price.delivery', '150'), text: '£150 delivery per order' },
    rating: reading('rating', '4.9'),
  })
  expect(withPrices({ claims, list: { ...list, panelPence: 128_950 } })['price.panel']).toMatchObject({
    value: '1289.50',
  })
})

test('replacement wording stays, and no claim is added', () => {
  const claims: Claims = { 'price.panel': { kind: 'replacement', key: 'price.panel', text: 'In your quote' } }
  expect(withPrices({ claims, list })).toEqual(claims)
})
