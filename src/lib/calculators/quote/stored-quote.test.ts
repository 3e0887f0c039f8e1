import { expect, test } from 'vitest'

import { quoteTotals } from '@/lib/domain/quotes/quote-lines'

import { linesOf, type StoredLine, storedLine } from './stored-quote'

const PANELS: StoredLine = { id: 'a', kind: 'panels', name: 'Panels', quantity: 10, each: 100 }
const THERMOSTATS: StoredLine = { id: 'b', kind: 'thermostats', name: 'Zones', quantity: 2, each: 50, isOption: true }
const DISCOUNT: StoredLine = { id: 'c', kind: 'discount', name: 'Discount', quantity: 7, percent: 10 }

test('a discount in percent follows the options that are taken', () => {
  const totalOf = (takenOptions: unknown) =>
    quoteTotals(linesOf({ lines: [PANELS, THERMOSTATS, DISCOUNT], takenOptions })).totalPence
  expect([totalOf(null), totalOf([]), totalOf(['b']), totalOf(['other'])]).toEqual([90_000, 90_000, 99_000, 90_000])
})

test('headings and notes have neither quantity nor price, whatever was entered before', () => {
  const [section] = linesOf({ lines: [{ ...PANELS, kind: 'section', product: 3, isOption: true }] })
  expect(section).toEqual({
    id: 'a',
    kind: 'section',
    name: 'Panels',
    detail: '',
    quantity: 1,
    eachPence: null,
    productId: null,
  })
  expect(quoteTotals(linesOf({ lines: [{ ...PANELS, kind: 'note' }, DISCOUNT] })).totalPence).toBe(0)
})

test('a discount cannot be an option', () => {
  expect(linesOf({ lines: [{ ...DISCOUNT, isOption: true }], takenOptions: ['c'] })[0]).not.toHaveProperty('isOption')
})

test('a copied line is one of its own, which nobody has chosen', () => {
  const [option] = linesOf({ lines: [THERMOSTATS], takenOptions: ['b'] })
  if (!option) throw new Error('no line')
  expect(option).toMatchObject({ isOption: true, isTaken: true })
  expect(storedLine(option)).toEqual({
    kind: 'thermostats',
    name: 'Zones',
    detail: '',
    quantity: 2,
    each: 50,
    product: null,
    isOption: true,
  })
})
