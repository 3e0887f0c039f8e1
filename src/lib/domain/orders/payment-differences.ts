/** A card payment at the payment provider, with what it has refunded. */
export type ProviderPayment = {
  paymentId: string
  reference: string
  amountPence: number
  currency: string
  refundedPence: number
}

/** The same as we have booked it. `waitingPence`: of refunds that a worker has still to have made. */
export type BookedPayment = {
  paymentId: string
  reference: string
  amountPence: number
  currency: string
  madePence: number
  waitingPence: number
}

export type PaymentDifference = { paymentId: string; problem: PaymentProblem }

export type PaymentProblem = 'not-booked' | 'not-paid' | 'amount' | 'order' | 'refunds'

/**
 * Compares the payments of a period at the provider with those that we have booked. One that is not booked but has been
 * refunded in full leaves nothing to account for.
 */
export function paymentDifferences(
  paid: readonly ProviderPayment[],
  booked: readonly BookedPayment[],
): PaymentDifference[] {
  const bookedById = new Map(booked.map((payment) => [payment.paymentId, payment]))
  const paidIds = new Set(paid.map(({ paymentId }) => paymentId))
  const found = paid.flatMap((payment) => {
    const problem = problemOf(payment, bookedById.get(payment.paymentId))
    return problem ? [{ paymentId: payment.paymentId, problem }] : []
  })
  const unpaid = booked.filter(({ paymentId }) => !paidIds.has(paymentId))
  return [...found, ...unpaid.map(({ paymentId }) => ({ paymentId, problem: 'not-paid' as const }))]
}

function problemOf(paid: ProviderPayment, booked: BookedPayment | undefined): PaymentProblem | null {
  if (!booked) return paid.refundedPence < paid.amountPence ? 'not-booked' : null
  if (booked.amountPence !== paid.amountPence || booked.currency !== paid.currency) return 'amount'
  if (booked.reference !== paid.reference) return 'order'
  const { madePence, waitingPence } = booked
  // A worker may be having a refund made right now.
  return paid.refundedPence < madePence || paid.refundedPence > madePence + waitingPence ? 'refunds' : null
}
