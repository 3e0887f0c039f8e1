import { expect, test } from 'vitest'

import { lastDayToCancel, mayCancelOn } from './cancellation'
import type { OrderState } from './order-states'

const GOODS = [{ isService: false }, { isService: true }]
const WORK = [{ isService: true }]
const ORDERED_ON = '2026-12-01'

test.each([
  [GOODS, null, null],
  [GOODS, '2026-12-10', '2026-12-24'],
  [WORK, null, '2026-12-15'],
  [WORK, '2026-12-10', '2026-12-15'],
])(
  'goods can be cancelled for 14 days after delivery, work after the contract: %j, %s, %s',
  (lines, deliveredOn, last) => {
    expect(lastDayToCancel({ lines, orderedOn: ORDERED_ON, deliveredOn })).toBe(last)
  },
)

const may = (state: OrderState, today: string) =>
  mayCancelOn(today, { state, lines: GOODS, orderedOn: ORDERED_ON, deliveredOn: '2026-12-10' })

test.each(['deposit-paid', 'paid', 'packed', 'dispatched', 'delivered'] as const)(
  'an order that is %s can be cancelled on the last day, not after it',
  (state) => {
    expect([may(state, '2026-12-24'), may(state, '2026-12-25')]).toEqual([true, false])
  },
)

test('an unpaid order can always be cancelled, and one that has ended never', () => {
  expect(may('awaiting-payment', '2027-12-25')).toBe(true)
  expect((['cancelled', 'refunded'] as const).map((state) => may(state, '2026-12-11'))).toEqual([false, false])
})
