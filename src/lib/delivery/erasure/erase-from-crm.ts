import type { CrmErasure } from '@/lib/domain/leads/crm-erasure'
import type { Crm } from '@/lib/integrations/crm/crm'
import { type Outcome, transientFailure } from '@/lib/integrations/failure'
import type { Db } from '@/lib/platform/database'
import type { Logger } from '@/lib/platform/logger'

const CRM_TIMEOUT_MS = 10_000
/** Longer than an attempt, so that no other worker takes the same erasure in the meantime. */
const FIRST_PAUSE_SECONDS = 30
const PAUSE_MAX_SECONDS = 60 * 60

type ErasureDeps = { pool: Db; log: Logger; crm: Crm | null }
type DueErasure = { id: number; contacts: { id: string; isShared: boolean }[]; reference: string }

/** Deletes the CRM data of erased leads. Unlike a delivery, an erasure is retried until it succeeds. */
export async function eraseFromCrm(deps: ErasureDeps): Promise<void> {
  if (!deps.crm) return
  for (;;) {
    const erasure = await claimErasure(deps.pool)
    if (!erasure) return
    const outcome = await deleteCopy(deps, erasure)
    await (outcome.ok ? recordErased(deps.pool, erasure) : recordProblem(deps.pool, erasure, outcome.problem))
    deps.log.info({ msg: outcome.ok ? 'erased from the CRM' : 'CRM erasure failed', erasureId: erasure.id })
  }
}

/** If a contact also belongs to another lead, deletes only the notes about the erased one. */
async function deleteCopy({ crm }: ErasureDeps, { contacts, reference }: DueErasure): Promise<Outcome<object>> {
  if (!crm) return transientFailure('No CRM is configured')
  const signal = AbortSignal.timeout(CRM_TIMEOUT_MS)
  for (const { id: contactId, isShared } of contacts) {
    const deleted = await (isShared
      ? crm.deleteNotes({ contactId, reference }, signal)
      : crm.deleteContact(contactId, signal))
    if (!deleted.ok) return deleted
  }
  return { ok: true }
}

/** Schedules the next attempt before this one starts: after 30 s, doubling to an hour. */
async function claimErasure(pool: Db): Promise<DueErasure | null> {
  const { rows } = await pool.query<DueErasure>(
    `update erasures set attempts = attempts + 1, updated_at = now(),
       next_attempt_at = now() + least($1 * 2 ^ least(attempts, 20), $2) * interval '1 second'
     where id = (
       select id from erasures where crm = 'waiting' and next_attempt_at <= now()
       order by next_attempt_at limit 1 for update skip locked)
     returning id, reference, (
       select jsonb_agg(jsonb_build_object(
         'id', contact, 'isShared', exists (select from leads where leads.ghl_contact_id = contact)))
       from unnest(string_to_array(crm_contact_id, ' ')) contact) as contacts`,
    [FIRST_PAUSE_SECONDS, PAUSE_MAX_SECONDS],
  )
  return rows[0] ?? null
}

/** Removes everything that could identify the person from the receipt. */
async function recordErased(pool: Db, { id, contacts }: DueErasure): Promise<void> {
  const crm: CrmErasure = contacts.some(({ isShared }) => isShared) ? 'note-deleted' : 'contact-deleted'
  await pool.query(
    `update erasures set crm = $2, crm_deleted_at = now(), crm_contact_id = null, reference = null, last_error = null,
       next_attempt_at = null, updated_at = now()
     where id = $1`,
    [id, crm],
  )
}

async function recordProblem(pool: Db, { id }: DueErasure, problem: string): Promise<void> {
  await pool.query('update erasures set last_error = left($2, 500), updated_at = now() where id = $1', [id, problem])
}
