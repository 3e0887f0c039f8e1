import { expect, test } from 'vitest'

import { mayMoveOrder, ORDER_STATES, ORDER_STEPS, type OrderMover, type OrderState, returnsStock } from './order-states'

const ALL = ORDER_STATES.map(({ value }) => value)

const movesOf = (by: OrderMover) =>
  ALL.flatMap((from) => ALL.filter((to) => mayMoveOrder({ from, to, by })).map((to) => `${from} > ${to}`))

test('staff move an order forwards one step at a time, and never back', () => {
  expect(movesOf('staff')).toEqual([
    'awaiting-payment > paid',
    'awaiting-payment > cancelled',
    'paid > packed',
    'paid > refunded',
    'packed > dispatched',
    'packed > refunded',
    'dispatched > delivered',
    'dispatched > refunded',
    'delivered > refunded',
  ])
})

test.each(['customer', 'time'] as const)('%s can only cancel an unpaid order', (by) => {
  expect(movesOf(by)).toEqual(['awaiting-payment > cancelled'])
})

test('no move leaves the two final states', () => {
  for (const from of ['cancelled', 'refunded'] as const)
    for (const by of ['staff', 'customer', 'time'] as const)
      expect(ALL.some((to) => mayMoveOrder({ from, to, by }))).toBe(false)
})

test('goods return to stock until they are dispatched', () => {
  const returned = (from: OrderState, to: OrderState) => returnsStock({ from, to })
  expect(returned('awaiting-payment', 'cancelled')).toBe(true)
  expect(returned('packed', 'refunded')).toBe(true)
  expect(returned('dispatched', 'refunded')).toBe(false)
  expect(returned('delivered', 'refunded')).toBe(false)
  expect(returned('paid', 'packed')).toBe(false)
})

test('every state but the first is a step', () => {
  expect(ORDER_STEPS).toEqual(ALL.slice(1))
})
