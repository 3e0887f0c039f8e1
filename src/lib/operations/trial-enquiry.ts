import type { DELIVERY_STATES, DeliveryChannel } from '@/lib/domain/delivery/delivery-states'
import { TRIAL_ENQUIRY } from '@/lib/domain/staff/tested-services'
import type { Db } from '@/lib/platform/database'

type State = (typeof DELIVERY_STATES)[number]['value']

/** The last trial enquiry: what was stored, its clock, and how far each of its deliveries has come. */
export type TrialEnquiry = {
  reference: string
  receivedAt: Date
  dueAt: Date
  deliveries: Partial<Record<DeliveryChannel, State>>
}

/** Null if none was sent, or the last one has been taken away with the samples. */
export async function readTrialEnquiry(db: Db): Promise<TrialEnquiry | null> {
  const { rows } = await db.query<TrialEnquiry>(
    `select l.reference, l.created_at as "receivedAt", l.due_at as "dueAt",
       coalesce(json_object_agg(d.channel, d.state) filter (where d.id is not null), '{}') as deliveries
     from payload_kv k join leads l on l.reference = k.data ->> 'reference' left join deliveries d on d.lead_id = l.id
     where k.key = $1 group by l.id`,
    [TRIAL_ENQUIRY],
  )
  return rows[0] ?? null
}
