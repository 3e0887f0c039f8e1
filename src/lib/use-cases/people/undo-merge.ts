import type { Pool } from 'pg'

import { UNDO_DAYS } from '@/lib/domain/leads/people-merges'
import { inTransaction } from '@/lib/platform/transaction'

import { tellCrmOfConsent } from './tell-crm-of-consent'

type Undoing = { id: number; user: { id: number; name: string } }

type Outcome = 'undone' | 'missing' | 'undone-before' | 'too-late'

type Merge = { kept: number; merged: number; isUndone: boolean; isTooLate: boolean }

/**
 * Makes the two people of a merge two again, whatever has been merged with either since then. Enquiries that arrived in
 * the meantime stay with the person they were joined to.
 */
export function undoMerge(pool: Pool, { id, user }: Undoing): Promise<Outcome> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<Merge>(
      `select kept_id as kept, merged_id as merged, undone_at is not null as "isUndone",
         created_at < now() - $2 * interval '1 day' as "isTooLate"
       from people_merges where id = $1 for update`,
      [id, UNDO_DAYS],
    )
    const [merge] = rows
    if (!merge) return 'missing'
    if (merge.isUndone) return 'undone-before'
    if (merge.isTooLate) return 'too-late'
    await tellCrmOfConsent(client, merge.kept)
    await client.query('update people set merged_into_id = null where id = $1', [merge.merged])
    await client.query(
      'update people_merges set undone_at = now(), undone_by_id = $2, undone_by_name = $3, updated_at = now() where id = $1',
      [id, user.id, user.name],
    )
    return 'undone'
  })
}
