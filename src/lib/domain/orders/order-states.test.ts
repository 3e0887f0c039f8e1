import { expect, test } from 'vitest'

import { mayMoveOrder, ORDER_STATES, ORDER_STEPS, type OrderMover, stateOncePaid } from './order-states'

const ALL = ORDER_STATES.map(({ value }) => value)

const movesOf = (by: OrderMover) =>
  ALL.flatMap((from) => ALL.filter((to) => mayMoveOrder({ from, to, by })).map((to) => `${from} > ${to}`))

test('staff move an order forwards one step at a time, and never back', () => {
  expect(movesOf('staff')).toEqual([
    'awaiting-payment > paid',
    'awaiting-payment > cancelled',
    'deposit-paid > paid',
    'paid > packed',
    'packed > dispatched',
    'dispatched > delivered',
  ])
})

test('time cancels unpaid orders only, and a customer any that has not ended', () => {
  expect(movesOf('time')).toEqual(['awaiting-payment > cancelled'])
  expect(movesOf('customer')).toEqual(
    ['awaiting-payment', 'deposit-paid', 'paid', 'packed', 'dispatched', 'delivered'].map(
      (from) => `${from} > cancelled`,
    ),
  )
})

test('no move leaves the two final states', () => {
  for (const from of ['cancelled', 'refunded'] as const)
    for (const by of ['staff', 'customer', 'time'] as const)
      expect(ALL.some((to) => mayMoveOrder({ from, to, by }))).toBe(false)
})

test.each([
  ['awaiting-payment', false, 'paid', 'deposit-paid'],
  ['deposit-paid', false, 'paid', 'paid'],
  ['cancelled', true, 'paid', 'deposit-paid'],
  ['cancelled', false, null, null],
  ['paid', true, null, null],
  ['refunded', true, null, null],
] as const)(
  'a payment moves an order that is %s, lapsed %s, to %s, with a deposit to %s',
  (state, hasLapsed, ...to) => {
    expect([false, true].map((hasDeposit) => stateOncePaid({ state, hasLapsed, hasDeposit }))).toEqual(to)
  },
)

test('staff record the payment of an order that lapsed, but not of one that was cancelled', () => {
  const move = { from: 'cancelled', to: 'paid', by: 'staff' } as const
  expect([mayMoveOrder({ ...move, hasLapsed: true }), mayMoveOrder(move)]).toEqual([true, false])
})

test('every state but the first is a step', () => {
  expect(ORDER_STEPS).toEqual(ALL.slice(1))
})
