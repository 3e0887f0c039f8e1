import { expect, test } from 'vitest'

import { mayBePaid, mayMoveOrder, ORDER_STATES, ORDER_STEPS, type OrderMover } from './order-states'

const ALL = ORDER_STATES.map(({ value }) => value)

const movesOf = (by: OrderMover) =>
  ALL.flatMap((from) => ALL.filter((to) => mayMoveOrder({ from, to, by })).map((to) => `${from} > ${to}`))

test('staff move an order forwards one step at a time, and never back', () => {
  expect(movesOf('staff')).toEqual([
    'awaiting-payment > paid',
    'awaiting-payment > cancelled',
    'paid > packed',
    'packed > dispatched',
    'dispatched > delivered',
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

test.each([
  ['awaiting-payment', false, true],
  ['cancelled', true, true],
  ['cancelled', false, false],
  ['paid', true, false],
  ['refunded', true, false],
] as const)('an order that is %s may be paid: lapsed %s, %s', (state, hasLapsed, expected) => {
  expect(mayBePaid({ state, hasLapsed })).toBe(expected)
})

test('staff record the payment of an order that lapsed, but not of one that was cancelled', () => {
  const move = { from: 'cancelled', to: 'paid', by: 'staff' } as const
  expect([mayMoveOrder({ ...move, hasLapsed: true }), mayMoveOrder(move)]).toEqual([true, false])
})

test('every state but the first is a step', () => {
  expect(ORDER_STEPS).toEqual(ALL.slice(1))
})
