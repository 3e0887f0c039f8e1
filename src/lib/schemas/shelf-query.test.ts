import { expect, test } from 'vitest'

import { ALL_PRODUCTS } from '@/lib/domain/catalogue/sorted-products'

import { readShelfQuery } from './shelf-query'

test.each([
  [{}, ALL_PRODUCTS],
  [
    { category: 'parts', sort: 'price-up', stock: 'yes' },
    { category: 'parts', order: 'price-up', onlyInStock: true },
  ],
  [
    { category: ['parts', 'panels'], sort: ['name'] },
    { ...ALL_PRODUCTS, category: 'parts', order: 'name' },
  ],
  [{ category: 'x'.repeat(201), sort: 'cheapest', stock: 'no' }, ALL_PRODUCTS],
])('%j', (query, choice) => {
  expect(readShelfQuery(query)).toEqual(choice)
})
