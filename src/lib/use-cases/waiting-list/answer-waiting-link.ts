import type { Pool } from 'pg'

import type { WaitingState } from '@/lib/domain/shop/waiting-states'
import { deleteSavedMails } from '@/lib/integrations/mail/disk-mail'
import { hashOfToken } from '@/lib/platform/enquiry-token'
import { env } from '@/lib/platform/env'

/** `product`: the name of the product, with that of the variant if there is one. */
export type WaitingEntry = { state: WaitingState; email: string; product: string; slug: string }

/** Returns the entry that a link opens, or null if it no longer exists. */
export async function findWaiting(pool: Pool, token: string): Promise<WaitingEntry | null> {
  const { rows } = await pool.query<WaitingEntry>(
    `select w.state::text as state, w.email, concat_ws(', ', p.name, v.name) as product, p.slug
     from waiting_list w join products p on p.id = w.product_id
     left join product_variants v on v.id = w.variant_id where w.access_token_sha256 = $1`,
    [hashOfToken(token)],
  )
  return rows[0] ?? null
}

/** Confirms the email address of a link; may be repeated. Returns false if the entry no longer exists. */
export async function confirmWaiting(pool: Pool, token: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update waiting_list set
       since = case when state = 'unconfirmed' then now() else since end,
       attempts = case when state = 'unconfirmed' then 0 else attempts end,
       next_attempt_at = case when state = 'unconfirmed' then null else next_attempt_at end,
       state = case when state = 'unconfirmed' then 'confirmed' else state end, updated_at = now()
     where access_token_sha256 = $1`,
    [hashOfToken(token)],
  )
  return rowCount === 1
}

/** Deletes the email address of a link and the emails saved for it, if it still exists. */
export async function leaveWaitingList(pool: Pool, token: string): Promise<void> {
  const { rows } = await pool.query<{ reference: string }>(
    'delete from waiting_list where access_token_sha256 = $1 returning reference',
    [hashOfToken(token)],
  )
  await deleteSavedMails({ dataDir: env.dataDir, references: rows.map(({ reference }) => reference) })
}
