import { expect, test } from 'vitest'

import { orderedLines } from './ordered-lines'
import { type QuoteLine, quoteTotals } from './quote-lines'

const line = (kind: QuoteLine['kind'], quantity: number, eachPence: number | null, productId?: number): QuoteLine => ({
  kind,
  name: kind,
  detail: '',
  quantity,
  eachPence,
  ...(productId !== undefined && { productId }),
})
const QUOTED = [
  line('panels', 12, 28_900, 7),
  line('delivery', 1, 15_000),
  line('delivery', 2, 500),
  line('fitting', 12, 15_000),
  line('circuits', 1, null),
  line('panels', 1, 20_000, 3),
  line('thermostats', 0, 9_900, 5),
  line('panels', 2, 28_000, 7),
]

test('the order has every priced line at its price, and the total of the quote', () => {
  const { lines, deliveryPence, fitting } = orderedLines(QUOTED)
  expect(lines.map(({ productId, quantity, isService }) => [productId, quantity, isService])).toEqual([
    [7, 12, false],
    [null, 12, true],
    [3, 1, false],
    [7, 2, false],
  ])
  expect([deliveryPence, fitting]).toEqual([16_000, 'included'])
  const total = lines.reduce((sum, { quantity, eachPence }) => sum + quantity * eachPence, deliveryPence)
  expect(total).toBe(quoteTotals(QUOTED).totalPence)
})

test('without fitting, the customer has an electrician', () => {
  expect(orderedLines([line('panels', 1, 1), line('fitting', 1, null)]).fitting).toBe('own')
})

test('an option is ordered only if it was taken', () => {
  const option = { ...line('thermostats', 2, 9_900, 5), isOption: true }
  const ordered = (isTaken: boolean) => orderedLines([line('panels', 1, 1), { ...option, isTaken }]).lines.length
  expect([ordered(false), ordered(true)]).toEqual([1, 2])
})
