import { londonMoment } from '@/lib/delivery/messages/london-moment'
import { HAS_ARRIVED, REQUEUE } from '@/lib/delivery/store/requeue'
import { UNSENT } from '@/lib/delivery/store/unsent'
import { CLOSED_STATUSES } from '@/lib/domain/leads/lead-status'
import type { RowOf } from '@/lib/platform/columns'
import type { Db } from '@/lib/platform/database'

/** Condition for leads that their customers can still change. */
export const IS_OPEN = `status not in (${CLOSED_STATUSES.map((status) => `'${status}'`).join()})`

/**
 * Identifies the contact details of a lead. Not `updated_at`, which also changes when files are added, often on the very
 * page on which the details are being corrected.
 */
export const DETAILS_VERSION = 'md5(jsonb_build_array(first_name, last_name, email, phone, postcode)::text)'

/** `changeCount`: number of changes the lead had when it was read. A change made since then wins. */
export type ChangedLead = { id: number; changeCount: number }

type EnquiryChange = {
  lead: ChangedLead
  /** The version of the contact details that the customer was shown, if the change depends on them. */
  shown: string | null
  /** Columns to set, with their values. */
  columns: RowOf<'leads'>
  change: { label: string; value: string }[]
  at: Date
  /** Channels whose message is sent again, because its content has changed. */
  resend: readonly string[]
  /** Whether messages are cancelled, except those to be sent again to a recipient who already has the enquiry. */
  cancelsUnsent: boolean
}

/**
 * Records a change made by the customer and updates the affected deliveries, in one statement. Returns false and writes
 * nothing if the lead has changed, was closed or has other contact details than were shown.
 */
export async function changeEnquiry(db: Db, { lead, ...request }: EnquiryChange): Promise<boolean> {
  const { shown, columns, change, at, resend, cancelsUnsent } = request
  const names = Object.keys(columns)
  const settings = names.map((name, index) => `, ${name} = $${index + 7}`).join('')
  const { rowCount } = await db.query(
    `with changed as (
       update leads set customer_changes = coalesce(customer_changes, '[]') || $3::jsonb, updated_at = now()${settings}
       where id = $1 and jsonb_array_length(coalesce(customer_changes, '[]')) = $2 and ${IS_OPEN}
         and ($6::text is null or ${DETAILS_VERSION} = $6)
       returning id
     ), cancelled as (
       update deliveries set state = 'cancelled', next_attempt_at = null, updated_at = now() from changed
       where lead_id = changed.id and $5::boolean and state in ${UNSENT}
         and not (channel::text = any($4::text[]) and ${HAS_ARRIVED})
     ), again as (
       update deliveries set ${REQUEUE} from changed
       where lead_id = changed.id and channel::text = any($4::text[])
         and (state in ('sending', 'sent')
           or state in ${UNSENT} and (not $5::boolean or ${HAS_ARRIVED}))
     )
     select from changed`,
    [
      lead.id,
      lead.changeCount,
      JSON.stringify(change.map(({ label, value }) => ({ label: `${label}, ${londonMoment(at)}`, value, at }))),
      resend,
      cancelsUnsent,
      shown,
      ...Object.values(columns),
    ],
  )
  return rowCount === 1
}
