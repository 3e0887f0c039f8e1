import fc from 'fast-check'
import { expect, test } from 'vitest'

import { arranged, SHELF_ORDERS, WHOLE_SHELF } from './arranged'

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
  [WHOLE_SHELF, 'Panel Cable Thermostat Bracket'],
  [{ ...WHOLE_SHELF, order: 'price-up' }, 'Cable Bracket Thermostat Panel'],
  [{ ...WHOLE_SHELF, order: 'price-down' }, 'Panel Thermostat Cable Bracket'],
  [{ ...WHOLE_SHELF, order: 'name' }, 'Bracket Cable Panel Thermostat'],
  [{ ...WHOLE_SHELF, category: 'parts' }, 'Cable Bracket'],
  [{ ...WHOLE_SHELF, onlyInStock: true }, 'Cable Thermostat'],
  [{ category: 'parts', order: 'name', onlyInStock: true }, 'Cable'],
  [{ ...WHOLE_SHELF, category: 'other' }, ''],
] as const)('%j', (choice, names) => {
  expect(arranged(SHELF, choice).map(({ name }) => name)).toEqual(names.split(' ').filter(Boolean))
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
      const shown = arranged(all, { ...WHOLE_SHELF, order })
      expect(shown).toHaveLength(all.length)
      expect(new Set(shown)).toEqual(new Set(all))
    }),
  )
})
