import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { UNSENT } from '@/lib/delivery/store/unsent'
import { transactionOf } from '@/lib/platform/database'
import type { Withholding } from '@/lib/schemas/review-decision'
import { queueEmail } from '@/lib/use-cases/payments/customer-emails'

/** A review as it was read: `sentAt` says which words. `by`: the id of the colleague. */
type Decision = { id: number; sentAt: string; by: number }

/** With the reason to withhold it, as it was given or read. */
type Reasoned = Decision & Pick<Withholding, 'reason' | 'note'>

type Request = Pick<PayloadRequest, 'payload' | 'transactionID'>

/**
 * Publishes a review, or keeps it published although a colleague has asked to withhold it. One that two have withheld is
 * published only after someone else has asked for that. False if that is not so, or if it has changed or been withdrawn
 * meanwhile.
 */
export async function publishReview(req: Request, { id, sentAt, by }: Decision): Promise<boolean> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`with published as (
    update reviews set state = 'published', decided_by_id = ${by}, decided_at = now(), updated_at = now(),
      withholding_reason = null, withholding_note = null, asked_by_id = null, publishing_asked_by_id = null
    where id = ${id} and sent_at = ${sentAt}::timestamptz
      and (state = 'waiting' or state = 'published' and asked_by_id is not null
        or state = 'withheld' and publishing_asked_by_id <> ${by})
    returning reference
  ), cancelled as (
    update deliveries set state = 'cancelled', updated_at = now() from published join leads l using (reference)
    where deliveries.lead_id = l.id and channel = 'review-withheld' and deliveries.state in ${sql.raw(UNSENT)}
  ) select reference from published`)
  return rows.length === 1
}

/** Notes a reason to withhold a review, which a colleague has to confirm: nothing else changes until then. False if one has asked already. */
export async function askToWithhold(req: Request, { id, sentAt, by, reason, note }: Reasoned): Promise<boolean> {
  const db = await transactionOf(req)
  const { rowCount } = await db.execute(sql`
    update reviews set withholding_reason = ${reason}, withholding_note = ${note}, asked_by_id = ${by}, updated_at = now()
    where id = ${id} and sent_at = ${sentAt}::timestamptz and state in ('waiting', 'published')
      and asked_by_id is null`)
  return rowCount === 1
}

/**
 * Withholds a review for the reason that another colleague has given, and tells its author. False if nobody else has
 * asked, or if the review or the reason is no longer the one that was read.
 */
export async function confirmWithholding(req: Request, { id, sentAt, by, reason, note }: Reasoned): Promise<boolean> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`with withheld as (
    update reviews set state = 'withheld', decided_by_id = ${by}, decided_at = now(), updated_at = now()
    where id = ${id} and sent_at = ${sentAt}::timestamptz and state in ('waiting', 'published')
      and withholding_reason::text = ${reason} and withholding_note = ${note} and asked_by_id <> ${by}
    returning reference
  ), email as (${queueEmail('review-withheld', sql`withheld`)})
  select reference from withheld`)
  return rows.length === 1
}

/** Notes that a withheld review is to be published, which a colleague has to confirm. False if one has asked already. */
export async function askToPublish(req: Request, { id, sentAt, by }: Decision): Promise<boolean> {
  const db = await transactionOf(req)
  const { rowCount } = await db.execute(sql`
    update reviews set publishing_asked_by_id = ${by}, updated_at = now()
    where id = ${id} and sent_at = ${sentAt}::timestamptz and state = 'withheld' and publishing_asked_by_id is null`)
  return rowCount === 1
}

/** Refuses to publish a withheld review, or no longer asks for it. False if nobody asks. */
export async function keepWithheld(req: Request, { id, sentAt }: Pick<Decision, 'id' | 'sentAt'>): Promise<boolean> {
  const db = await transactionOf(req)
  const { rowCount } = await db.execute(sql`
    update reviews set publishing_asked_by_id = null, updated_at = now()
    where id = ${id} and sent_at = ${sentAt}::timestamptz and state = 'withheld' and publishing_asked_by_id is not null`)
  return rowCount === 1
}
