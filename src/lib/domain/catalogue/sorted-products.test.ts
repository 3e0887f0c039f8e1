import fc from 'fast-check'
import { expect, test } from 'vitest'

import { ALL_PRODUCTS, SHELF_ORDERS, sortedProducts } from './sorted-products'

const product = (
  name: string,
  pricePence: number,
  stock: 'in-stock' | 'low' | 'none' | 'unknown',
  categorySlug = '',
) => ({
  name,
  pricePence,
  stock,
  categorySlug,
})
const SHELF = [
  product('Panel', 28_900, 'unknown', 'panels'),
  product('Cable', 450, 'low', 'parts'),
  product('Thermostat', 5_999, 'in-stock', 'controls'),
  product('Bracket', 450, 'none', 'parts'),
]

test.each([
  [ALL_PRODUCTS, 'Panel Cable Thermostat Bracket'],
  [{ ...ALL_PRODUCTS, order: 'price-up' }, 'Cable Bracket Thermostat Panel'],
  [{ ...ALL_PRODUCTS, order: 'price-down' }, 'Panel Thermostat Cable Bracket'],
  [{ ...ALL_PRODUCTS, order: 'name' }, 'Bracket Cable Panel Thermostat'],
  [{ ...ALL_PRODUCTS, category: 'parts' }, 'Cable Bracket'],
  [{ ...ALL_PRODUCTS, onlyInStock: true }, 'Cable Thermostat'],
  [{ category: 'parts', order: 'name', onlyInStock: true }, 'Cable'],
  [{ ...ALL_PRODUCTS, category: 'other' }, ''],
] as const)('%j', (choice, names) => {
  expect(sortedProducts(SHELF, choice).map(({ name }) => name)).toEqual(names.split(' ').filter(Boolean))
})

test('every order shows the same products', () => {
  const products = fc.array(
    fc.record({
      name: fc.string({ maxLength: 8 }),
      pricePence: fc.nat({ max: 500 }),
      stock: fc.constantFrom('in-stock', 'low', 'none', 'unknown' as const),
      categorySlug: fc.constantFrom('', 'panels'),
    }),
  )
  fc.assert(
    fc.property(products, fc.constantFrom(...SHELF_ORDERS), (all, order) => {
      const shown = sortedProducts(all, { ...ALL_PRODUCTS, order })
      expect(shown).toHaveLength(all.length)
      expect(new Set(shown)).toEqual(new Set(all))
    }),
  )
})
