import type { Payload, TypedUser } from 'payload'

import type { StepsGiven } from '@/lib/domain/leads/timeline'
import type { Lead } from '@/lib/generated/payload-types'
import { poolOf } from '@/lib/platform/database'
import { REFUSALS } from '@/lib/platform/refusal'
import type { LeadChange } from '@/lib/schemas/inbox-changes'

/** What a lead was before, in the form of a change that undoes it. */
type Changed = LeadChange

/** `conflicts`: leads that were changed by someone else, so that nothing was saved of them. */
type Outcome = { changed: Changed[]; conflicts: number[]; refused: { id: number; reason: string }[] }

/**
 * Saves changes of several leads, each on its own: one that cannot be saved stops no other. They go through the hooks of
 * leads, so that the rules of a form apply and the timeline has them. What was before is returned, with the new version:
 * saving that undoes the change, unless someone has changed the lead in between.
 */
export async function changeLeads(
  payload: Payload,
  { changes, user }: { changes: readonly LeadChange[]; user: TypedUser },
): Promise<Outcome> {
  const outcome: Outcome = { changed: [], conflicts: [], refused: [] }
  for (const change of changes) {
    const before = await payload.findByID({
      collection: 'leads',
      id: change.id,
      depth: 0,
      disableErrors: true,
      overrideAccess: false,
      user,
    })
    const refusal = before ? refusalOf(before, change) : 'This lead no longer exists.'
    if (!before || refusal) outcome.refused.push({ id: change.id, reason: refusal ?? '' })
    else await save(payload, { change, before, user, outcome })
  }
  return outcome
}

const INVALID = 400
/** A duplicate without its original, or a colleague who may not open leads. */
const NEEDS_MORE = 'This needs more than the inbox can set. Open the whole record.'

type Saving = { change: LeadChange; before: Lead; user: TypedUser; outcome: Outcome }

async function save(payload: Payload, { change, before, user, outcome }: Saving): Promise<void> {
  const { id, version, steps, ...data } = change
  try {
    const former = await formerly(payload, { before, change })
    const saved = await payload.update({
      collection: 'leads',
      id,
      data: { ...data, shownVersion: version },
      context: (steps ? { steps } : {}) satisfies StepsGiven,
      depth: 0,
      overrideAccess: false,
      user,
    })
    outcome.changed.push({ id, version: saved.updatedAt, ...former })
  } catch (err) {
    if (hasStatus(err, REFUSALS.newerRecord.status)) outcome.conflicts.push(id)
    else if (hasStatus(err, INVALID)) outcome.refused.push({ id, reason: NEEDS_MORE })
    else throw err
  }
}

/** A lead that its customer has withdrawn is sent out once it is reopened, which nothing undoes. */
const refusalOf = ({ status }: Lead, change: LeadChange): string | null =>
  status === 'withdrawn' && change.status !== undefined
    ? 'The customer has withdrawn this enquiry. Open the whole record to reopen it.'
    : null

/** The values before of what a change sets, with the next steps that go with the lead. */
async function formerly(
  payload: Payload,
  { before: { status, lostReason, assignee }, change }: Pick<Saving, 'before' | 'change'>,
): Promise<Omit<LeadChange, 'id' | 'version'>> {
  const owner = typeof assignee === 'object' ? (assignee?.id ?? null) : (assignee ?? null)
  return {
    ...(change.status !== undefined && { status, lostReason: lostReason ?? null }),
    ...(change.assignee !== undefined && {
      assignee: owner,
      steps: change.steps ?? (await openSteps(payload, { lead: change.id, owner })),
    }),
  }
}

async function openSteps(payload: Payload, { lead, owner }: { lead: number; owner: number | null }): Promise<number[]> {
  if (owner === null) return []
  const { rows } = await poolOf(payload).query<{ id: number }>(
    'select id from lead_tasks where lead_id = $1 and assignee_id = $2 and done_at is null order by id',
    [lead, owner],
  )
  return rows.map(({ id }) => id)
}

const hasStatus = (err: unknown, status: number) => err instanceof Error && 'status' in err && err.status === status
