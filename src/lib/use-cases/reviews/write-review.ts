import type { Pool } from 'pg'

import { UNSENT } from '@/lib/delivery/store/unsent'
import { FITTED_STATES } from '@/lib/domain/orders/order-states'
import {
  ANONYMOUS,
  type ReviewState,
  type WithholdingReason,
  WRITABLE_STATES,
  WRITTEN_STATES,
} from '@/lib/domain/reviews/review-states'
import { reviewWithdrawn } from '@/lib/people/restore-notes'
import { hashOfToken } from '@/lib/platform/enquiry-token'
import { requireRoom } from '@/lib/platform/quotas'
import type { WrittenReview } from '@/lib/schemas/review'
import { withCustomer } from '@/lib/use-cases/orders/with-customer'

/** An order whose customer may review it, with the review; its fields are null until there is one. */
export type ReviewedOrder = {
  reference: string
  /** Whether it can be written or changed: not once the order is refunded, for example. */
  mayWrite: boolean
  customerName: string
  town: string
  state: ReviewState | null
  stars: number | null
  text: string | null
  name: string | null
  reason: WithholdingReason | null
  note: string | null
}

const quoted = (values: readonly string[]) => values.map((value) => `'${value}'`).join()

/** SQL condition for the order `o` of the lead `l` whose link has the token $1, once it is with its customer. */
const WITH_CUSTOMER = `o.access_token_sha256 = $1 and l.status <> 'withdrawn' and l.is_sample is not true and o.state in (${quoted(FITTED_STATES)})
  and ${withCustomer('o')}`

const OF_TOKEN = 'order_id = (select id from orders where access_token_sha256 = $1)'

/** Nothing more is sent about a review that its author has dealt with. */
const cancelEmails = (of: string) => `update deliveries set state = 'cancelled', updated_at = now()
  from ${of} join leads l using (reference)
  where deliveries.lead_id = l.id and channel in ('review-invitation', 'review-withheld') and deliveries.state in ${UNSENT}`

/** The order of a link, if its customer may review it or has done so; null for any other token. */
export async function findReviewedOrder(pool: Pool, token: string): Promise<ReviewedOrder | null> {
  const { rows } = await pool.query<ReviewedOrder>(
    `select o.reference, (${WITH_CUSTOMER}) as "mayWrite", o.customer_name as "customerName", o.town, r.state::text as state, r.stars::int as stars, r.text, r.name,
       case when r.state = 'withheld' then r.withholding_reason::text end as reason,
       case when r.state = 'withheld' then r.withholding_note end as note
     from orders o join leads l using (reference) left join reviews r on r.order_id = o.id
     where ${WITH_CUSTOMER} or o.access_token_sha256 = $1 and r.id is not null`,
    [hashOfToken(token)],
  )
  return rows[0] ?? null
}

/** Whether the customer of an order has written a review that they can still read and withdraw. */
export const hasReview = (pool: Pool, token: string): Promise<boolean> =>
  exists(pool, token, `state in (${quoted(WRITTEN_STATES)})`)

/** Whether a review takes room already. */
const hasWords = (pool: Pool, token: string): Promise<boolean> => exists(pool, token, 'sent_at is not null')

async function exists(pool: Pool, token: string, condition: string): Promise<boolean> {
  const { rowCount } = await pool.query(`select from reviews where ${OF_TOKEN} and ${condition}`, [hashOfToken(token)])
  return rowCount === 1
}

/** 'closed': it is published or withdrawn, so it can no longer be changed. 'missing': there is no such order to review. */
export type Written = 'saved' | 'closed' | 'missing'

/**
 * Saves the review of an order, or changes it as long as it is not published. A request to withhold it ends, because it
 * was about other words. Locks the lead, so that nothing is written while it is being erased.
 * @throws StoreFull if there is no room for a new one
 */
export async function writeReview(pool: Pool, { token, stars, text, name }: WrittenReview): Promise<Written> {
  if (!(await hasWords(pool, token))) await requireRoom(pool, 'reviews')
  const { rows } = await pool.query<{ isFound: boolean; isSaved: boolean }>(
    `with bought as (
       select o.id, o.reference from orders o join leads l using (reference) where ${WITH_CUSTOMER}
       for key share of l
     ), written as (
       insert into reviews as r (order_id, reference, state, stars, text, name, sent_at, updated_at, created_at)
       select id, reference, 'waiting', $2::int, $3, $4, now(), now(), now() from bought
       on conflict (order_id) do update set state = 'waiting', stars = excluded.stars, text = excluded.text,
         name = excluded.name, sent_at = now(), updated_at = now(), withholding_reason = null, withholding_note = null,
         asked_by_id = null, publishing_asked_by_id = null, decided_by_id = null, decided_at = null
       where r.state in (${quoted(WRITABLE_STATES)})
       returning r.reference
     ), cancelled as (${cancelEmails('written')})
     select exists (select from bought) as "isFound", exists (select from written) as "isSaved"`,
    [hashOfToken(token), stars, text, name ?? ANONYMOUS],
  )
  const [found] = rows
  if (found?.isSaved) return 'saved'
  return found?.isFound ? 'closed' : 'missing'
}

/** Withdraws a review, published or not, and deletes its stars and words. False if there is none. */
export const withdrawReview = (pool: Pool, token: string): Promise<boolean> => withdrawAgain(pool, hashOfToken(token))

/** The same for the link whose token has this hash, and notes it for a restore of an older backup, which calls this again. */
export async function withdrawAgain(pool: Pool, hash: string): Promise<boolean> {
  const { kind, code, secretMark } = reviewWithdrawn(hash)
  const { rows } = await pool.query(
    `with withdrawn as (
       update reviews set state = 'withdrawn', stars = null, text = null, name = null, withholding_reason = null,
         withholding_note = null, asked_by_id = null, publishing_asked_by_id = null, updated_at = now()
       where ${OF_TOKEN} and state in (${quoted(WRITTEN_STATES)}) returning reference
     ), cancelled as (${cancelEmails('withdrawn')}
     ), noted as (
       insert into restore_notes (kind, code, secret_mark) select $2, $1, $3 from withdrawn
     )
     select reference from withdrawn`,
    [code, kind, secretMark],
  )
  return rows.length === 1
}

/** Notes that a customer who was asked for a review writes none; may be repeated. False if there is no such request. */
export async function declineReview(pool: Pool, token: string): Promise<boolean> {
  const { rows } = await pool.query(
    `with declined as (
       update reviews set state = 'declined', updated_at = now()
       where ${OF_TOKEN} and state in ('invited', 'declined') returning reference
     ), cancelled as (${cancelEmails('declined')})
     select reference from declined`,
    [hashOfToken(token)],
  )
  return rows.length === 1
}
