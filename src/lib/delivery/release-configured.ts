import type { Db } from './db'

/**
 * Lets deliveries go that waited for a setting which is now there; returns their ids, to be queued. A customer mail
 * older than a day stays: by then somebody has rung.
 */
export async function releaseConfigured({
  pool,
  hasCrm,
  hasMail,
}: {
  pool: Db
  hasCrm: boolean
  hasMail: boolean
}): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `update deliveries set state = 'waiting', attempts = 0, next_attempt_at = now(), last_error = null, updated_at = now()
     where state = 'not-configured'
       and case channel
         when 'crm' then $1
         when 'sales-email' then $2
         when 'customer-email' then $2 and created_at > now() - interval '24 hours'
       end
     returning id`,
    [hasCrm, hasMail],
  )
  return rows.map(({ id }) => id)
}
