import { expect, test } from 'vitest'

import { type BookedPayment, paymentDifferences, type ProviderPayment } from './payment-differences'

const PAID: ProviderPayment = {
  paymentId: 'pi_1',
  reference: 'PB-1',
  amountPence: 43_900,
  currency: 'gbp',
  refundedPence: 0,
}
const BOOKED: BookedPayment = {
  paymentId: 'pi_1',
  reference: 'PB-1',
  amountPence: 43_900,
  currency: 'gbp',
  madePence: 0,
  waitingPence: 0,
}

const problemsOf = (paid: Partial<ProviderPayment>, booked: Partial<BookedPayment>) =>
  paymentDifferences([{ ...PAID, ...paid }], [{ ...BOOKED, ...booked }]).map(({ problem }) => problem)

test.each([
  ['the same', {}, {}, []],
  ['refunded alike', { refundedPence: 500 }, { madePence: 500 }, []],
  ['a refund that is on its way', {}, { waitingPence: 500 }, []],
  ['a refund that has just been made', { refundedPence: 500 }, { waitingPence: 500 }, []],
  ['a refund that is not booked', { refundedPence: 500 }, {}, ['refunds']],
  ['a refund that was not made', { refundedPence: 0 }, { madePence: 500 }, ['refunds']],
  ['more refunded than we know', { refundedPence: 600 }, { madePence: 100, waitingPence: 400 }, ['refunds']],
  ['another amount', { amountPence: 1 }, {}, ['amount']],
  ['another currency', { currency: 'eur' }, {}, ['amount']],
  ['another order', { reference: 'PB-2' }, {}, ['order']],
  ['a payment that is not booked', {}, { paymentId: 'pi_2' }, ['not-booked', 'not-paid']],
  ['a payment that is not booked, and refunded', { refundedPence: 43_900 }, { paymentId: 'pi_2' }, ['not-paid']],
])('%s', (_what, paid, booked, expected) => {
  expect(problemsOf(paid, booked)).toEqual(expected)
})

test('nothing is compared with nothing', () => {
  expect(paymentDifferences([], [])).toEqual([])
})
