import type { Pool } from 'pg'

import { cardHeldUntil } from '@/lib/domain/orders/holding'
import type { OrderState } from '@/lib/domain/orders/order-states'
import { awaitedPence } from '@/lib/domain/orders/payments'
import type { CardPayments } from '@/lib/integrations/payments/card-payments'
import { configuredPayments } from '@/lib/integrations/payments/configured-payments'
import { hashOfToken } from '@/lib/platform/enquiry-token'

const MINUTE_MS = 60_000
// Stripe accepts expiries from 30 minutes to 24 hours ahead. Its clock and ours may differ, and the call takes time.
const STRIPE_MIN_MS = 30 * MINUTE_MS
const STRIPE_MAX_MS = 24 * 60 * MINUTE_MS
const MARGIN_MS = 5 * MINUTE_MS

type PayableOrder = {
  reference: string
  state: OrderState
  totalPence: number
  depositPence: number | null
  email: string
  payBy: Date
  attempt: number
  sessionId: string | null
  openUntil: Date | null
}

type Opening = { token: string; pageUrl: string; now: Date }

/** `not-payable`: paid or cancelled since, or card payments are off. `paid`: its payment is about to be confirmed. */
export type OpenedPayment = { kind: 'opened'; url: string } | { kind: 'not-payable' } | { kind: 'paid' }

/**
 * Opens a page for paying by card what the order with this token awaits. There is one for each order: the former one is closed first.
 * Customers who open it in two tabs at the same moment get the same page. `pageUrl`: the page of the order. Throws if the
 * payment provider does not respond.
 */
export async function openCardPayment(pool: Pool, { token, pageUrl, now }: Opening): Promise<OpenedPayment> {
  const payments = configuredPayments()
  const order = payments && (await holdForCard(pool, { token, now }))
  if (!order) return { kind: 'not-payable' }
  const open = (attempt: number, openUntil: Date) => openAttempt(pool, { payments, order, pageUrl, attempt, openUntil })
  const { attempt, openUntil } = order
  if (openUntil && openUntil > now) {
    const sessionId = order.sessionId ?? (isStillAccepted(openUntil, now) && (await open(attempt, openUntil)).sessionId)
    if (sessionId && (await payments.closePage(sessionId)) === 'paid') return { kind: 'paid' }
  }
  const next = await claimAttempt(pool, { order, openUntil: expiryOf(order.payBy, now) })
  // A payment that was booked meanwhile has closed it.
  if (!isStillAccepted(next.openUntil, now)) return { kind: 'not-payable' }
  const { url } = await open(next.attempt, next.openUntil)
  return { kind: 'opened', url }
}

/**
 * Without an id, a process ended before it kept the id; asking again gives that of the same page. Stripe would refuse
 * that if the page was never made and too little of its time is left. Nobody has seen such a page: its id is kept first.
 */
const isStillAccepted = (openUntil: Date, now: Date) => openUntil.getTime() - now.getTime() > STRIPE_MIN_MS

/** Whole seconds, because a repeated request has to be the same to the provider. */
function expiryOf(payBy: Date, now: Date): Date {
  const openMs = Math.min(
    Math.max(payBy.getTime() - now.getTime(), STRIPE_MIN_MS + MARGIN_MS),
    STRIPE_MAX_MS - MARGIN_MS,
  )
  return new Date(Math.floor((now.getTime() + openMs) / 1000) * 1000)
}

/**
 * Keeps an unpaid order for as long as its payment page is open, and reads its latest page. Only an order whose time to
 * pay has not passed, unless its deposit is paid, so that opening page after page does not hold it for longer.
 */
async function holdForCard(pool: Pool, { token, now }: { token: string; now: Date }): Promise<PayableOrder | null> {
  const { rows } = await pool.query<PayableOrder>(
    `with held as (
       update orders set card_held_until = greatest(card_held_until, $2::timestamptz), updated_at = now()
       where access_token_sha256 = $1
         and (state = 'awaiting-payment' and pay_by > $3::timestamptz or state = 'deposit-paid')
       returning reference, state::text as state, total_pence, deposit_pence, email, greatest(pay_by, card_held_until) as pay_by
     )
     select held.reference, state, total_pence::int as "totalPence", deposit_pence::int as "depositPence", email, pay_by as "payBy", coalesce(attempt, 0) as attempt,
       session_id as "sessionId", open_until as "openUntil"
     from held left join card_sessions on card_sessions.reference = held.reference`,
    [hashOfToken(token), cardHeldUntil(now), now],
  )
  return rows[0] ?? null
}

type Attempt = { attempt: number; openUntil: Date }

/** The next attempt. Of several callers that have read the same one, the first makes it, and the others share it. */
async function claimAttempt(
  pool: Pool,
  { order, openUntil }: { order: PayableOrder; openUntil: Date },
): Promise<Attempt> {
  const { reference, attempt } = order
  await pool.query(
    `insert into card_sessions as kept (reference, open_until) values ($1, $2)
     on conflict (reference) do update
     set attempt = kept.attempt + 1, session_id = null, open_until = excluded.open_until where kept.attempt = $3`,
    [reference, openUntil, attempt],
  )
  const { rows } = await pool.query<Attempt>(
    'select attempt, open_until as "openUntil" from card_sessions where reference = $1',
    [reference],
  )
  if (!rows[0]) throw new Error('no payment page was kept')
  return rows[0]
}

type Page = Attempt & { payments: CardPayments; order: PayableOrder; pageUrl: string }

async function openAttempt(pool: Pool, { payments, order, pageUrl, attempt, openUntil }: Page) {
  const { reference, email } = order
  const page = await payments.openPage({
    reference,
    attempt,
    amountPence: awaitedPence(order),
    email,
    pageUrl,
    openUntil,
  })
  await pool.query('update card_sessions set session_id = $3 where reference = $1 and attempt = $2', [
    reference,
    attempt,
    page.sessionId,
  ])
  return page
}
