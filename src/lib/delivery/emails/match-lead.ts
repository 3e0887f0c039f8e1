import { answeredReferences, namedReferences } from '@/lib/domain/leads/incoming-email'
import { OPEN_STATUSES } from '@/lib/domain/leads/lead-status'
import type { IncomingEmail } from '@/lib/integrations/mail/read-email'
import type { Db } from '@/lib/platform/database'

// The Message-IDs of ours that it answers decide; then a reference in its subject, if the address is that of the lead;
// then the address, if only one open lead has it.
const MATCH = `select coalesce(
  (select id from leads where reference = any($1::text[]) order by array_position($1::text[], reference::text) limit 1),
  (select id from leads where reference = any($2::text[]) and lower(email) = lower($3)
    order by array_position($2::text[], reference::text) limit 1),
  (select min(id) from leads where lower(email) = lower($3) and status::text = any($4::text[]) and not quarantined
    having count(*) = 1)
) as id`

/** The lead that an email is about; null if nothing says so. */
export async function matchLead(pool: Db, email: IncomingEmail): Promise<number | null> {
  const { inReplyTo, references, report, subject, from } = email
  const { rows } = await pool.query<{ id: number | null }>(MATCH, [
    answeredReferences(report, references, inReplyTo),
    namedReferences(subject),
    from.address,
    OPEN_STATUSES,
  ])
  return rows[0]?.id ?? null
}
