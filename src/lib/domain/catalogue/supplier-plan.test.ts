import { expect, test } from 'vitest'

import { type StockedProduct, supplierPlan } from './supplier-plan'

const panel: StockedProduct = { id: 1, name: 'Panel', code: 'P1', stock: 4, reserved: 0, pricePence: 28_900 }
const cable: StockedProduct = { id: 2, name: 'Cable', code: 'C1', stock: null, reserved: 0, pricePence: 450 }
const others = Array.from({ length: 8 }, (_, at): StockedProduct => ({ ...cable, id: 10 + at, code: `X${at}` }))
const unchanged = others.map(({ code }) => ({ code, stock: null, pricePence: null }))
const line = (code: string, stock: number | null, pricePence: number | null) => ({ code, stock, pricePence })

test('lists only what changes', () => {
  const plan = supplierPlan(
    [line('P1', 6, 28_900), line('C1', 12, 500), line('?', 1, 1), ...unchanged],
    [panel, cable, ...others],
  )
  expect(plan).toEqual({
    changes: [
      { productId: 1, name: 'Panel', stock: { before: 4, after: 6 }, pricePence: null },
      { productId: 2, name: 'Cable', stock: { before: null, after: 12 }, pricePence: { before: 450, after: 500 } },
    ],
    unknown: ['?'],
    missing: [],
    doubts: [],
  })
})

test.each([
  [10, { before: 4, after: 7 }],
  [7, null],
  [2, { before: 4, after: 0 }],
  [null, null],
])('of %j pieces at the supplier, those in our orders cannot be sold again', (pieces, stock) => {
  const { changes } = supplierPlan([line('P1', pieces, 30_000)], [{ ...panel, reserved: 3 }])
  expect(changes).toMatchObject([{ stock }])
})

test.each([
  [34_680, []],
  [34_681, ['The price of Panel moves by more than 20%.']],
  [23_120, []],
  [23_119, ['The price of Panel moves by more than 20%.']],
])('a price of %i pence', (pence, doubts) => {
  expect(supplierPlan([line('P1', null, pence)], [panel]).doubts).toEqual(doubts)
})

test('a file that omits more than a fifth of the products is doubtful', () => {
  const products = [panel, cable, ...others]
  const without = (count: number) => products.slice(count).map(({ code }) => line(code, null, null))
  expect(supplierPlan(without(2), products)).toMatchObject({ missing: ['Panel', 'Cable'], doubts: [] })
  expect(supplierPlan(without(3), products).doubts).toEqual(['The file leaves out 3 of our 10 products.'])
})

test('a file that matches our data changes nothing', () => {
  expect(supplierPlan([line('P1', 4, 28_900)], [panel])).toMatchObject({ changes: [], doubts: [] })
})
