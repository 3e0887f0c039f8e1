import { expect, test } from 'vitest'

import { POWERBOARD_SLUG } from '@/lib/domain/catalogue/powerboard-slug'

import type { Claims } from './claim'
import { byCategory, shopPriceOf, type ShopProduct } from './shop'

const reading = (key: string, value: string) =>
  ({
    kind: 'reading',
    key,
    value,
    text: `£${value}`,
    unit: '£',
    status: 'contested',
    qualifier: '',
    evidence: '',
    checkedOn: null,
  }) as const
const instead = (key: string, text: string) => ({ kind: 'replacement', key, text }) as const
const claims = (...all: Claims[string][]): Claims => Object.fromEntries(all.map((claim) => [claim.key, claim]))

const PANEL = { slug: POWERBOARD_SLUG, pricePence: 28_900 }
const DELIVERY = reading('price.delivery', '150')

test('prices a panel with delivery and the evidence for the price', () => {
  const price = reading('price.panel', '289')
  expect(shopPriceOf({ product: PANEL, claims: claims(price, DELIVERY) })).toMatchObject({
    kind: 'priced',
    eachPence: 28_900,
    claim: price,
    delivered: { totalPence: 43_900 },
    delivery: DELIVERY,
  })
})

test('ignores a claim about a different price', () => {
  expect(
    shopPriceOf({ product: { ...PANEL, pricePence: 17_900 }, claims: claims(reading('price.panel', '289'), DELIVERY) }),
  ).toMatchObject({ kind: 'priced', claim: null })
  expect(
    shopPriceOf({
      product: { slug: 'thermostat', pricePence: 28_900 },
      claims: claims(reading('price.panel', '289'), DELIVERY),
    }),
  ).toMatchObject({ claim: null })
})

test('shows no price when replacement text stands in for the price or delivery', () => {
  expect(shopPriceOf({ product: PANEL, claims: claims(instead('price.panel', 'In your quote'), DELIVERY) })).toEqual({
    kind: 'quoted',
    text: 'In your quote',
  })
  expect(
    shopPriceOf({
      product: PANEL,
      claims: claims(reading('price.panel', '289'), instead('price.delivery', 'Delivery in your quote')),
    }),
  ).toEqual({ kind: 'quoted', text: 'Delivery in your quote' })
  expect(shopPriceOf({ product: PANEL, claims: {} })).toMatchObject({ kind: 'quoted' })
})

test('keeps category order, with uncategorised products last', () => {
  const product = (name: string, category: string) =>
    ({ name, category, categoryDescription: category && `About ${category}` }) as ShopProduct
  const shelves = byCategory([
    product('Cable', ''),
    product('Panel', 'Panels'),
    product('Thermostat', 'Controls'),
    product('Small panel', 'Panels'),
  ])
  expect(
    shelves.map(({ category, description, products }) => [category, description, ...products.map(({ name }) => name)]),
  ).toEqual([
    ['Panels', 'About Panels', 'Panel', 'Small panel'],
    ['Controls', 'About Controls', 'Thermostat'],
    ['', '', 'Cable'],
  ])
})
