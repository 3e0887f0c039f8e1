import {
  type BookedPayment,
  type PaymentDifference,
  paymentDifferences,
  type PaymentProblem,
} from '@/lib/domain/orders/payment-differences'
import type { CardPayments, CardRefund, ListedPayment } from '@/lib/integrations/payments/card-payments'
import type { Db } from '@/lib/platform/database'

type Deps = {
  pool: Db
  payments: Pick<CardPayments, 'listPayments' | 'listRefunds' | 'findPayment'> | null
  siteUrl: string
  now: Date
}

/** The period compared. Refunds in it are compared with their payments, however old. */
const COMPARED_MS = 35 * 24 * 60 * 60 * 1000

/** The message about a younger payment may still be on its way. */
const SETTLED_MS = 60 * 60 * 1000

const PROBLEMS: Readonly<Record<PaymentProblem, string>> = {
  'not-booked': 'Stripe has a payment that we have not booked',
  'not-paid': 'We have booked a payment that Stripe does not have',
  amount: 'Stripe and our books have different amounts for a payment',
  order: 'Stripe and our books have different orders for a payment',
  refunds: 'Stripe and our books have different refunds of a payment',
}

/**
 * Compares what was paid at the payment provider with what we have booked, and keeps the differences, which are reported
 * to staff until a later comparison no longer finds them.
 */
export async function comparePayments({ pool, payments, siteUrl, now }: Deps): Promise<void> {
  if (!payments) return
  const since = new Date(now.getTime() - COMPARED_MS)
  const period = { since, paymentIds: [...(await refundedSince(payments, since))] }
  const before = await readBooked(pool, period)
  const listed = await payments.listPayments(since)
  const ids = [...period.paymentIds, ...before.map(({ paymentId }) => paymentId)]
  const paid = await ownPayments(pool, { paid: [...listed, ...(await findOthers(payments, ids, listed))], siteUrl })
  const young = new Set(
    paid.filter(({ paidAt }) => now.getTime() - paidAt.getTime() < SETTLED_MS).map(({ paymentId }) => paymentId),
  )
  // What was booked while Stripe answered is in the second reading only, and no difference.
  const after = keysOf(paymentDifferences(paid, await readBooked(pool, period)))
  await keep(
    pool,
    paymentDifferences(paid, before).filter(
      (found) => after.has(keyOf(found)) && !(found.problem === 'not-booked' && young.has(found.paymentId)),
    ),
  )
}

const keyOf = ({ paymentId, problem }: PaymentDifference) => `${problem}-${paymentId}`
const keysOf = (differences: readonly PaymentDifference[]) => new Set(differences.map(keyOf))

async function refundedSince(payments: Pick<CardPayments, 'listRefunds'>, since: Date): Promise<Set<string>> {
  const refunds: CardRefund[] = await payments.listRefunds(since)
  return new Set(refunds.map(({ paymentId }) => paymentId))
}

/** The payments with these ids that are not listed, because they are older than the period. */
async function findOthers(
  payments: Pick<CardPayments, 'findPayment'>,
  ids: readonly string[],
  listed: readonly ListedPayment[],
): Promise<ListedPayment[]> {
  const known = new Set(listed.map(({ paymentId }) => paymentId))
  const found: ListedPayment[] = []
  for (const id of new Set(ids)) {
    const payment = known.has(id) ? null : await payments.findPayment(id)
    if (payment) found.push(payment)
  }
  return found
}

type Period = { since: Date; paymentIds: string[] }

async function readBooked(pool: Db, { since, paymentIds }: Period): Promise<BookedPayment[]> {
  const { rows } = await pool.query<BookedPayment>(
    `select p.provider_id as "paymentId", p.reference, p.amount_pence::int as "amountPence", p.currency,
       coalesce(sum(r.amount_pence) filter (where r.state = 'made'), 0)::int as "madePence",
       coalesce(sum(r.amount_pence) filter (where r.state = 'waiting'), 0)::int as "waitingPence"
     from payments p left join refunds r on r.payment_id = p.id
     where p.provider_id is not null and (p.created_at >= $1 or p.provider_id = any($2))
     group by p.id`,
    [since, paymentIds],
  )
  return rows
}

type Own = { paid: readonly ListedPayment[]; siteUrl: string }

/** Several installations may share an account. Payments from before their site was noted are those of our orders. */
async function ownPayments(pool: Db, { paid, siteUrl }: Own): Promise<ListedPayment[]> {
  const { rows } = await pool.query<{ reference: string }>(
    'select reference from orders where reference = any($1) union select reference from payments where reference = any($1)',
    [paid.map(({ reference }) => reference)],
  )
  const known = new Set(rows.map(({ reference }) => reference))
  return paid.filter(({ site, reference }) => site === siteUrl || (site === '' && known.has(reference)))
}

async function keep(pool: Db, differences: readonly PaymentDifference[]): Promise<void> {
  const rows = differences.map((found) => ({
    key: keyOf(found),
    text: `${PROBLEMS[found.problem]}: ${found.paymentId}.`,
  }))
  await pool.query(
    `with found as (
       select key, text from jsonb_to_recordset($1::jsonb) as f(key varchar, text varchar)
     ), gone as (
       delete from payment_differences where key not in (select key from found)
     )
     insert into payment_differences (key, text) select key, text from found on conflict (key) do nothing`,
    [JSON.stringify(rows)],
  )
}
