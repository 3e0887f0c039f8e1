import type { Pool } from 'pg'

import type { ErasureReceipt } from '@/lib/content/your-data/receipt'
import { hashOfToken } from '@/lib/platform/enquiry-token'

const RECEIPT = `select r.reference, r.created_at as "erasedAt", r.records_erased::int as "recordsErased",
    r.records_kept::int as "recordsKept", r.details, r.mailboxes_cleared_at as "mailboxesClearedAt",
    jsonb_build_object('copies', count(e.id) filter (where e.crm <> 'nothing-there'),
      'waiting', count(e.id) filter (where e.crm in ('waiting', 'check-by-hand'))) as crm
  from data_receipts r left join erasures e on e.receipt_id = r.id
  where r.access_token_sha256 = $1 group by r.id`

/** The receipt behind a link; null if there is none. */
export async function findReceipt(pool: Pool, token: string): Promise<ErasureReceipt | null> {
  const { rows } = await pool.query<ErasureReceipt>(RECEIPT, [hashOfToken(token)])
  return rows[0] ?? null
}

/** Records that no mailbox of ours has emails about an erased person any more. False if that was recorded before. */
export async function recordClearedMailboxes(
  pool: Pool,
  { id, byName }: { id: number; byName: string },
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update data_receipts set mailboxes_cleared_at = now(), mailboxes_cleared_by = $2, lead_references = null,
       updated_at = now()
     where id = $1 and mailboxes_cleared_at is null`,
    [id, byName],
  )
  return rowCount === 1
}
