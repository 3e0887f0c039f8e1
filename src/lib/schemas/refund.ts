import * as z from 'zod'

import { text, uuid } from './text'
import { typedAmount } from './typed-amount'

const AMOUNT = 'Enter an amount in pounds, such as 25 or 25.50'

export const REFUND_REASON_MAX = 200

const REASON = `Enter the reason, in at most ${REFUND_REASON_MAX} characters. The customer sees it`

/** The largest refund in one go: a million pounds. */
const REFUND_MAX_PENCE = 100_000_000

/** Pence of an amount that was typed in pounds, such as 25 or £25.50; null for anything else. */
export function penceOf(pounds: string): number | null {
  const pence = typedAmount(pounds, /^£/) * 100
  const whole = Math.round(pence)
  return Math.abs(pence - whole) < 1e-6 ? whole : null
}

/**
 * A refund of a payment by staff, or of part of it. `key`: made once for the entered values, so that sending them again
 * refunds nothing more.
 */
export const refundSchema = z.strictObject({
  amountPence: z.int(AMOUNT).min(1, AMOUNT).max(REFUND_MAX_PENCE, AMOUNT),
  reason: text({ max: REFUND_REASON_MAX, wrong: REASON }).trim().min(1, REASON),
  key: uuid('Reload the page and enter the refund again'),
})
