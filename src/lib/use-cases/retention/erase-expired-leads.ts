import type { Payload } from 'payload'

import { findExpiredLeads } from '@/lib/delivery/retention/expired-leads'
import { readPeriods } from '@/lib/delivery/retention/read-periods'
import { recordRun } from '@/lib/delivery/retention/runs'
import { poolOf } from '@/lib/platform/database'
import type { Logger } from '@/lib/platform/logger'

/** Each lead is erased in a separate transaction; the next run continues with the rest. */
const LEADS_A_RUN = 50

/** Erases leads whose retention period has ended, everywhere and with a receipt, as if an admin had deleted them. */
export async function eraseExpiredLeads({ payload, log }: { payload: Payload; log: Logger }): Promise<number> {
  const pool = poolOf(payload)
  const expired = await findExpiredLeads(pool, { periods: await readPeriods(pool), most: LEADS_A_RUN })
  const erased = { sales: 0, estimates: 0, leads: 0 }
  for (const { id, kind } of expired) {
    try {
      await payload.delete({ collection: 'leads', id, depth: 0, overrideAccess: true }) // by age, not by a user
      erased[kind] += 1
    } catch (err) {
      log.error({ msg: 'an expired lead could not be erased', leadId: id, err })
    }
  }
  for (const kind of ['leads', 'estimates'] as const) await recordRun(pool, { kind, deleted: erased[kind] })
  if (erased.sales > 0) await recordRun(pool, { kind: 'sales', deleted: erased.sales })
  if (expired.length > 0) log.info({ msg: 'expired leads erased', ...erased })
  return erased.leads + erased.estimates + erased.sales
}
