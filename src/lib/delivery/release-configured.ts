import type { Db } from '@/lib/platform/database'

import { REQUEUE } from './store/requeue'

/**
 * Releases deliveries that were waiting for a setting that now exists, and returns their ids. Emails to customers that
 * were last requested or tried more than a day ago are not released, because staff have called by then. The age of the
 * row does not tell, because a quote that is sent again reuses it. A service without settings has no outage either.
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
  const unused = [...(hasCrm ? [] : ['crm']), ...(hasMail ? [] : ['mail'])]
  await pool.query('delete from service_outages where service = any($1)', [unused])
  const { rows } = await pool.query<{ id: number }>(
    `update deliveries set ${REQUEUE}, last_error = null
     where state = 'not-configured'
       and case channel
         when 'crm' then $1
         when 'sales-email' then $2
         else $2 and updated_at > now() - interval '24 hours'
       end
     returning id`,
    [hasCrm, hasMail],
  )
  return rows.map(({ id }) => id)
}
