import { HAS_ARRIVED, REQUEUE } from '@/lib/delivery/store/requeue'
import { groupOf } from '@/lib/people/group'
import type { Db } from '@/lib/platform/database'

/**
 * Sends what a person and those merged with them had agreed to be sent offers about to the CRM again, if any of them has
 * stopped those: otherwise, that they are one person or several makes no difference to it. To be called while they are
 * one.
 */
export async function tellCrmOfConsent(db: Db, person: number): Promise<void> {
  await db.query(
    `with theirs as (
       select id, consent_marketing, consent_marketing_withdrawn_at as stopped from leads
       where person_id in ${groupOf('$1::int')}
     )
     update deliveries set ${REQUEUE} from theirs
     where deliveries.lead_id = theirs.id and theirs.consent_marketing and deliveries.channel = 'crm'
       and exists (select from theirs where stopped is not null)
       and (deliveries.state in ('waiting', 'sending', 'sent', 'parked') or ${HAS_ARRIVED})`,
    [person],
  )
}
