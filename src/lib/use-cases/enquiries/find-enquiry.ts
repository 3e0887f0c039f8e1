import type { Pool } from 'pg'

import type { Enquiry } from '@/lib/content/enquiry'
import { hashOfToken } from '@/lib/platform/enquiry-token'

import { DETAILS_VERSION } from './change-enquiry'

const COLUMNS = `id, kind::text as kind, reference, status::text as status, coalesce(first_name, '') as "firstName",
  coalesce(last_name, '') as "lastName", email, phone, postcode, answers, coalesce(customer_changes, '[]') as changes,
  ${DETAILS_VERSION} as "detailsVersion", due_at as "dueAt", answered_at as "answeredAt",
  exists (select from quotes where quotes.lead_id = leads.id and quotes.state = 'accepted') as "hasAcceptedQuote"`

/**
 * The enquiry whose link has this token. Null for any other token, including that of an order: orders have their own
 * page.
 */
export async function findEnquiry(pool: Pool, token: string): Promise<Enquiry | null> {
  const { rows } = await pool.query<Enquiry>(
    `select ${COLUMNS} from leads where access_token_sha256 = $1
       and not exists (select from orders where orders.reference = leads.reference)`,
    [hashOfToken(token)],
  )
  return rows[0] ?? null
}

/** The enquiry that was sent with this idempotency key. */
export async function findEnquiryByKey(pool: Pool, key: string): Promise<Enquiry | null> {
  const { rows } = await pool.query<Enquiry>(
    `select ${COLUMNS} from leads where reference = (select reference from idempotency_keys where key = $1)`,
    [key],
  )
  return rows[0] ?? null
}
