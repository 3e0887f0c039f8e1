import { createHash, randomBytes } from 'node:crypto'

import { getSiteSettings } from '@/lib/data/site-settings'
import type { StaffCaller } from '@/lib/data/staff'
import { leadReference } from '@/lib/domain/leads/reference'
import { SaveProgress } from '@/lib/domain/leads/save-progress'
import { errorResponse, jsonResponse } from '@/lib/http/responses'
import { salesAction } from '@/lib/http/staff-endpoint'
import { now } from '@/lib/platform/clock'
import { poolOf } from '@/lib/platform/database'
import { intakePool } from '@/lib/platform/intake-pool'
import { unmatchedEmailSchema } from '@/lib/schemas/unmatched-email'
import { adoptEmail, discardEmail, findUnmatched } from '@/lib/use-cases/emails/adopt-email'
import { fromEmail } from '@/lib/use-cases/leads/from-email'
import { submitLead } from '@/lib/use-cases/leads/submit-lead'

const GONE = 'A colleague has dealt with this email already.'
const KEPT_HOURS = 72

/** What becomes of an email that is about no lead. */
export const POST = salesAction({
  schema: unmatchedEmailSchema,
  act: async (input, staff) => {
    switch (input.act) {
      case 'make-lead':
        return makeLead(input.email, staff)
      case 'add-to':
        return addTo(input, staff)
      case 'discard':
        return (await discardEmail(poolOf(staff.payload), input.email))
          ? jsonResponse(200, { message: 'Deleted here. It is still in the mailbox.' })
          : errorResponse(409, GONE)
    }
  },
})

/** Its clock starts now. Pressing twice makes one lead. */
async function makeLead(emailId: number, { payload, name }: StaffCaller): Promise<Response> {
  const pool = poolOf(payload)
  const email = await findUnmatched(pool, emailId)
  if (!email) return errorResponse(409, GONE)
  if (!email.fromAddress) return errorResponse(409, 'This email names no sender. Enter the lead by hand.')
  const idempotency = {
    key: `email:${emailId}`,
    bodySha256: createHash('sha256').update(JSON.stringify(email)).digest('hex'),
    keptHours: KEPT_HOURS,
    isRetry: false,
    reference: leadReference(randomBytes(5)),
  }
  const { hours } = await getSiteSettings()
  const deps = { pool: intakePool, hours, now: now(), randomBytes, progress: new SaveProgress() }
  const submitted = await submitLead(deps, fromEmail(email, name), idempotency)
  if (!submitted.ok) return errorResponse(409, GONE)
  await adoptEmail(pool, { emailId, leadId: submitted.leadId, reply: null })
  return jsonResponse(201, { message: `${submitted.reference} is entered.`, id: submitted.leadId })
}

async function addTo(
  { email: emailId, reference }: { email: number; reference: string },
  { payload, user }: StaffCaller,
): Promise<Response> {
  const { docs } = await payload.find({
    collection: 'leads',
    where: { reference: { equals: reference } },
    depth: 0,
    limit: 1,
    overrideAccess: false,
    user,
  })
  const [lead] = docs
  if (!lead) return errorResponse(422, `There is no lead ${reference}.`)
  const { hours } = await getSiteSettings()
  const isAdopted = await adoptEmail(poolOf(payload), { emailId, leadId: lead.id, reply: { hours, now: now() } })
  return isAdopted ? jsonResponse(200, { message: `Added to ${reference}.`, id: lead.id }) : errorResponse(409, GONE)
}
