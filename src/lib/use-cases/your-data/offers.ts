import type { Pool } from 'pg'

import { HAS_ARRIVED, REQUEUE } from '@/lib/delivery/store/requeue'
import { addressCode, findObjection } from '@/lib/people/objections'
import { secretMark } from '@/lib/people/restore-notes'

/** Offers and news for an address: whether they were ever wanted, and since when not. */
export type Offers = { agreedAt: Date | null; stoppedAt: Date | null }

/** What has been said about offers to an address. */
export async function readOffers(pool: Pool, email: string): Promise<Offers> {
  const { rows } = await pool.query<{ agreedAt: Date | null; withdrawnAt: Date | null }>(
    `select max(consent_given_at) filter (where consent_marketing) as "agreedAt",
       max(consent_marketing_withdrawn_at) as "withdrawnAt" from leads where lower(email) = lower($1)`,
    [email],
  )
  const objectedAt = await findObjection(pool, email)
  return { agreedAt: rows[0]?.agreedAt ?? null, stoppedAt: objectedAt ?? rows[0]?.withdrawnAt ?? null }
}

/**
 * Stops offers to an address at once and for good, in one statement: the objection is remembered also once all else is
 * erased, whatever had been agreed to is withdrawn, and the CRM is told.
 */
export async function stopOffers(pool: Pool, email: string): Promise<void> {
  await pool.query(
    `with objection as (
       insert into marketing_objections (address_code, since) values ($2, now()) on conflict do nothing
     ), noted as (
       insert into restore_notes (kind, code, secret_mark) values ('objected', $2, $3)
     ), stopped as (
       update leads set consent_marketing_withdrawn_at = now(), updated_at = now()
       where lower(email) = lower($1) and consent_marketing and consent_marketing_withdrawn_at is null
       returning id
     )
     update deliveries set ${REQUEUE} from stopped
     where deliveries.lead_id = stopped.id and deliveries.channel = 'crm'
       and (deliveries.state in ('waiting', 'sending', 'sent', 'parked') or ${HAS_ARRIVED})`,
    [email, addressCode(email), secretMark()],
  )
}

/** Lifts an objection: what is agreed to from now on counts again. What was withdrawn stays withdrawn. */
export async function allowOffers(pool: Pool, email: string): Promise<void> {
  await pool.query(
    `with lifted as (delete from marketing_objections where address_code = $1)
     insert into restore_notes (kind, code, secret_mark) values ('allowed', $1, $2)`,
    [addressCode(email), secretMark()],
  )
}
