import { randomUUID } from 'node:crypto'

/** What Stripe answers to a request that it refuses. */
export class StripeRefusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status = 400,
  ) {
    super(message)
  }
}

type Metadata = Record<string, string>

export type FakeSession = {
  id: string
  object: 'checkout.session'
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  client_reference_id: string
  amount_total: number
  currency: string
  payment_intent: string | null
  metadata: Metadata
  success_url: string
  expires_at: number
  url: string
}

export type FakePayment = {
  id: string
  object: 'payment_intent'
  status: 'succeeded'
  amount_received: number
  currency: string
  metadata: Metadata
  created: number
}

export type FakeRefund = {
  id: string
  object: 'refund'
  status: 'succeeded' | 'failed'
  amount: number
  currency: string
  payment_intent: string
  metadata: Metadata
  created: number
}

const newId = (prefix: string) => `${prefix}_${randomUUID().replaceAll('-', '')}`

/** The objects of an account, and what may be done with them. `announce`: called with each event. `now` in milliseconds. */
export function fakeStripeAccount({
  announce,
  now,
}: {
  announce: (type: string, object: object) => void
  now: () => number
}) {
  const sessions = new Map<string, FakeSession>()
  const payments = new Map<string, FakePayment>()
  const refunds = new Map<string, FakeRefund>()
  const seconds = () => Math.floor(now() / 1000)
  const nothingWith = (id: string) => new StripeRefusal('resource_missing', `No such object: ${id}`, 404)

  function sessionOf(id: string): FakeSession {
    const session = sessions.get(id)
    if (!session) throw nothingWith(id)
    return session
  }

  function payment(id: string): FakePayment {
    const found = payments.get(id)
    if (!found) throw nothingWith(id)
    return found
  }

  const refundedOf = (id: string) =>
    [...refunds.values()]
      .filter(({ payment_intent, status }) => payment_intent === id && status === 'succeeded')
      .reduce((sum, { amount }) => sum + amount, 0)

  return {
    sessions,
    payments,
    refunds,
    sessionOf,
    refundedOf,

    openSession(
      session: Pick<FakeSession, 'client_reference_id' | 'amount_total' | 'metadata' | 'success_url' | 'expires_at'>,
      urlOf: (id: string) => string,
    ) {
      const openSeconds = session.expires_at - seconds()
      if (openSeconds < 30 * 60 || openSeconds > 24 * 60 * 60)
        throw new StripeRefusal('parameter_invalid', 'expires_at must be between 30 minutes and 24 hours from now')
      const id = newId('cs')
      const opened: FakeSession = {
        ...session,
        id,
        object: 'checkout.session',
        status: 'open',
        payment_status: 'unpaid',
        currency: 'gbp',
        payment_intent: null,
        url: urlOf(id),
      }
      sessions.set(id, opened)
      return opened
    },

    expireSession(id: string) {
      const session = sessionOf(id)
      if (session.status !== 'open')
        throw new StripeRefusal('', 'Only Checkout Sessions with a status of open can be expired')
      session.status = 'expired'
      announce('checkout.session.expired', { ...session })
      return session
    },

    /** The customer pays. Null unless the session is open. */
    pay(id: string): FakeSession | null {
      const session = sessions.get(id)
      if (session?.status !== 'open') return null
      const { id: payment_intent } = this.take({ metadata: session.metadata, amountPence: session.amount_total })
      Object.assign(session, { status: 'complete', payment_status: 'paid', payment_intent })
      announce('checkout.session.completed', { ...session })
      return session
    },

    /** Adds a payment that has gone through, without a session and without an event. */
    take({
      id = newId('pi'),
      metadata,
      amountPence,
      currency = 'gbp',
    }: {
      id?: string
      metadata: Metadata
      amountPence: number
      currency?: string
    }) {
      const taken: FakePayment = {
        id,
        object: 'payment_intent',
        status: 'succeeded',
        amount_received: amountPence,
        currency,
        metadata,
        created: seconds(),
      }
      payments.set(id, taken)
      return taken
    },

    /** A payment with its charge: whole if it was asked for, otherwise its id. */
    paymentOf(id: string, isExpanded: boolean) {
      const charge = { object: 'charge', amount_refunded: refundedOf(id) }
      return { ...payment(id), latest_charge: isExpanded ? charge : `ch_${id}` }
    },

    refund(id: string, { amount, metadata = {} }: { amount: number; metadata?: Metadata }) {
      const { amount_received, currency } = payment(id)
      const left = amount_received - refundedOf(id)
      if (left === 0) throw new StripeRefusal('charge_already_refunded', `Payment ${id} has already been refunded.`)
      if (!Number.isSafeInteger(amount) || amount < 1 || amount > left)
        throw new StripeRefusal('', `Refund amount is greater than unrefunded amount on charge`)
      const refund: FakeRefund = {
        id: newId('re'),
        object: 'refund',
        status: 'succeeded',
        amount,
        currency,
        payment_intent: id,
        metadata,
        created: seconds(),
      }
      refunds.set(refund.id, refund)
      announce('refund.created', { ...refund })
      return refund
    },

    refundOf(id: string): FakeRefund {
      const refund = refunds.get(id)
      if (!refund) throw nothingWith(id)
      return refund
    },

    /** The customer's bank sends the money back to us. */
    failRefund(id: string) {
      const refund = this.refundOf(id)
      refund.status = 'failed'
      announce('refund.failed', { ...refund })
    },

    dispute(id: string, status: string) {
      announce('charge.dispute.updated', { id: `dp_${id}`, object: 'dispute', payment_intent: id, status })
    },
  }
}
