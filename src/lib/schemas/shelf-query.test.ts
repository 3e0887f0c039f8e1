import { expect, test } from 'vitest'

import { WHOLE_SHELF } from '@/lib/domain/catalogue/arranged'

import { readShelfQuery } from './shelf-query'

test.each([
  [{}, WHOLE_SHELF],
  [
    { category: 'parts', sort: 'price-up', stock: 'yes' },
    { category: 'parts', order: 'price-up', onlyInStock: true },
  ],
  [
    { category: ['parts', 'panels'], sort: ['name'] },
    { ...WHOLE_SHELF, category: 'parts', order: 'name' },
  ],
  [{ category: 'x'.repeat(201), sort: 'cheapest', stock: 'no' }, WHOLE_SHELF],
])('%j', (query, choice) => {
  expect(readShelfQuery(query)).toEqual(choice)
})
