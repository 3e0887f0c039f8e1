import { eq } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'

import type { PaymentEvent } from '@/lib/integrations/payments/card-payments'
import { configuredPayments } from '@/lib/integrations/payments/configured-payments'
import { transactionOf } from '@/lib/platform/database'
import { env } from '@/lib/platform/env'
import { logger } from '@/lib/platform/logger'
import { paymentEvents } from '@/lib/platform/payment-tables'

import { bookCardPayment, bookCardRefund, bookDispute, closeSession, type HandledEvent } from './book-card-events'
import type { Transaction } from './book-payment'

/** 'not-taken': card payments are off. 'unsigned': not from the payment provider. 'other': requires no action. */
export type ReceivedMessage = { result: 'not-taken' | 'unsigned' | 'other' } | HandledEvent

/** Handles a message that claims to come from the payment provider. Throws if it has to be sent again. */
export async function receivePaymentMessage(
  payload: () => Promise<Payload>,
  { body, signature }: { body: string; signature: string | null },
): Promise<ReceivedMessage> {
  const payments = configuredPayments()
  if (!payments) return { result: 'not-taken' }
  const event = payments.readEvent(body, signature)
  if (!event) return { result: 'unsigned' }
  if (event.kind === 'other') return { result: 'other' }
  const about = { event: event.id, kind: event.kind, about: aboutOf(event) }
  try {
    const db = await transactionOf({ payload: await payload() })
    if (await isHandled(db, event)) return { result: 'repeated' }
    const handled = await handle({ db, siteUrl: env.siteUrl, ...payments }, event)
    await noteHandled(db, event)
    logger.info({ msg: 'card payment', result: handled.result, ...about })
    return handled
  } catch (err) {
    logger.error({ msg: 'card payment could not be recorded', ...about, err })
    throw err
  }
}

type HandledKind = Exclude<PaymentEvent, { kind: 'other' }>

function handle(deps: Parameters<typeof bookCardPayment>[0], event: HandledKind): Promise<HandledEvent> {
  switch (event.kind) {
    case 'paid':
      return bookCardPayment(deps, event.payment)
    case 'refund':
      return bookCardRefund(deps, event.refund)
    case 'dispute':
      return bookDispute(deps, event.dispute)
    case 'expired':
      return closeSession(deps, event.sessionId)
  }
}

function aboutOf(event: HandledKind): string {
  switch (event.kind) {
    case 'paid':
      return event.payment.paymentId
    case 'refund':
      return event.refund.refundId
    case 'dispute':
      return event.dispute.disputeId
    case 'expired':
      return event.sessionId
  }
}

async function isHandled(db: Transaction, { id }: HandledKind): Promise<boolean> {
  const found = await db.select({ id: paymentEvents.id }).from(paymentEvents).where(eq(paymentEvents.id, id))
  return found.length > 0
}

// Afterwards, because a process may end in between, and handling an event again changes nothing.
async function noteHandled(db: Transaction, event: HandledKind): Promise<void> {
  const { id, kind } = event
  await db
    .insert(paymentEvents)
    .values({ id, kind, about: aboutOf(event) })
    .onConflictDoNothing()
}
