import { errorResponse, jsonResponse } from '@/lib/http/responses'
import { salesAction, salesRead } from '@/lib/http/staff-endpoint'
import { poolOf } from '@/lib/platform/database'
import { readDocumentId } from '@/lib/schemas/document-id'
import { leadEmailSchema } from '@/lib/schemas/lead-email'
import { readEmailDraft } from '@/lib/use-cases/emails/read-draft'
import { writeEmail } from '@/lib/use-cases/emails/write-email'

const GONE = errorOf(404, 'This lead no longer exists.')

const REFUSALS = {
  missing: GONE,
  withdrawn: errorOf(409, 'The customer has withdrawn this enquiry, so nothing was sent.'),
  'held-back': errorOf(
    409,
    'This enquiry is held back as suspected spam. Release it before you write to its customer.',
  ),
  'no-address': errorOf(409, 'This lead has no email address.'),
} as const

function errorOf(status: number, message: string) {
  return { status, message }
}

/** What an email to the customer of a lead begins with. */
export const GET = salesRead(async ({ payload, name }, request) => {
  const lead = readDocumentId(new URL(request.url).searchParams.get('lead') ?? '')
  const draft = lead === null ? null : await readEmailDraft(poolOf(payload), lead, name)
  return draft ? jsonResponse(200, draft) : errorResponse(GONE.status, GONE.message)
})

/** An email to the customer of a lead. */
export const POST = salesAction({
  schema: leadEmailSchema,
  act: async (email, { payload, userId, name }) => {
    const written = await writeEmail(poolOf(payload), { email, user: { id: Number(userId), name } })
    if (written.outcome === 'written') return jsonResponse(201, { message: 'Sent. The timeline has it.' })
    if (written.outcome === 'faulty') return errorResponse(422, written.faults.join(' '))
    const { status, message } = REFUSALS[written.outcome]
    return errorResponse(status, message)
  },
})
