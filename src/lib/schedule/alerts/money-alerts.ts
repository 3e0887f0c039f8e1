import type { AlertContext, StaffAlert } from './staff-alert'

/** Disputes in these states are over. */
const ENDED_DISPUTES = ['won', 'lost', 'warning_closed', 'prevented']

/** A refund usually takes seconds. */
const LATE_REFUND = `interval '1 day'`

/** Money that needs the attention of staff: refunds, disputes, and differences between Stripe and our books. */
export async function moneyAlerts(context: AlertContext): Promise<StaffAlert[]> {
  return (await Promise.all([failedRefunds, disputes, differences].map((find) => find(context)))).flat()
}

async function failedRefunds({ pool, now }: AlertContext): Promise<StaffAlert[]> {
  const { rows } = await pool.query<{ id: number; isFailed: boolean }>(
    `select id, state = 'failed' as "isFailed" from refunds
     where state = 'failed' or state = 'waiting' and created_at < $1::timestamptz - ${LATE_REFUND} order by id`,
    [now],
  )
  return rows.map(({ id, isFailed }) => ({
    key: isFailed ? `failed-refund-${id}` : `late-refund-${id}`,
    text: isFailed
      ? 'Stripe could not make a refund. Make it another way.'
      : 'A refund has been waiting for Stripe for over a day.',
    path: `/collections/refunds/${id}`,
  }))
}

/** The key contains the state, so that staff learn of each change. */
async function disputes({ pool }: AlertContext): Promise<StaffAlert[]> {
  const { rows } = await pool.query<{ id: number; dispute: string }>(
    'select id, dispute from payments where dispute is not null and dispute <> all($1) order by id',
    [ENDED_DISPUTES],
  )
  return rows.map(({ id, dispute }) => ({
    key: `dispute-${id}-${dispute}`,
    text: 'A customer’s bank disputes a card payment. Answer it in Stripe’s dashboard before its deadline.',
    path: `/collections/payments/${id}`,
  }))
}

async function differences({ pool }: AlertContext): Promise<StaffAlert[]> {
  const { rows } = await pool.query<{ key: string; text: string }>(
    'select key, text from payment_differences order by key',
  )
  return rows.map(({ key, text }) => ({ key: `payment-${key}`.slice(0, 200), text, path: '/collections/payments' }))
}
