import type { Payload } from 'payload'

import { configuredPayments } from '@/lib/integrations/payments/configured-payments'
import { env } from '@/lib/platform/env'
import { logger } from '@/lib/platform/logger'

import { recordCardPayment, type RecordedPayment } from './record-card-payment'

/** 'not-taken': card payments are off. 'unsigned': not from the payment provider. 'other': requires no action. */
export type ReceivedMessage = 'not-taken' | 'unsigned' | 'other' | RecordedPayment

/** Handles a message that claims to come from the payment provider. Throws if it has to be sent again. */
export async function receivePaymentMessage(
  payload: () => Promise<Payload>,
  { body, signature }: { body: string; signature: string | null },
): Promise<ReceivedMessage> {
  const payments = configuredPayments()
  if (!payments) return 'not-taken'
  const event = payments.readEvent(body, signature)
  if (!event) return 'unsigned'
  if (event.kind === 'other') return 'other'
  const { reference, paymentId } = event.payment
  try {
    const result = await recordCardPayment(await payload(), event.payment, { ...payments, siteUrl: env.siteUrl })
    logger.info({ msg: 'card payment', result, reference, paymentId })
    return result
  } catch (err) {
    logger.error({ msg: 'card payment could not be recorded', reference, paymentId, err })
    throw err
  }
}
