import type { Pool } from 'pg'

import { inTransaction } from '@/lib/platform/transaction'

import { tellCrmOfConsent } from './tell-crm-of-consent'

type Merging = { kept: number; merged: number; user: { id: number; name: string } }

/** `changed`: one of the two has been merged in the meantime, or they are the same. */
type Outcome = 'merged' | 'missing' | 'changed'

/**
 * Puts a person below another. Nothing of either changes: what they have is read together, so that undoing it restores
 * both exactly. Of several merges of the same people at once, one succeeds.
 */
export function mergePeople(pool: Pool, { kept, merged, user }: Merging): Promise<Outcome> {
  return inTransaction(pool, async (client) => {
    // Locked in the order of their ids, so that two merges never wait for each other.
    const { rows } = await client.query<{ isMerged: boolean }>(
      'select merged_into_id is not null as "isMerged" from people where id in ($1, $2) order by id for no key update',
      [kept, merged],
    )
    if (kept === merged || rows.some(({ isMerged }) => isMerged)) return 'changed'
    if (rows.length < 2) return 'missing'
    await client.query('update people set merged_into_id = $1 where id = $2', [kept, merged])
    await client.query(
      'insert into people_merges (kept_id, merged_id, merged_by_id, merged_by_name) values ($1, $2, $3, $4)',
      [kept, merged, user.id, user.name],
    )
    await tellCrmOfConsent(client, kept)
    return 'merged'
  })
}
