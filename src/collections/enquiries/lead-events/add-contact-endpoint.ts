import { documentAction } from '@/lib/cms/access/document-action'
import { salesTeam } from '@/lib/cms/access/rules'
import { poolOf } from '@/lib/platform/database'
import { leadContactSchema } from '@/lib/schemas/lead-contact'
import { recordContact } from '@/lib/use-cases/leads/record-contact'

const MISSING = { status: 404, message: 'This lead no longer exists.' }

export const addContactEndpoint = documentAction({
  name: 'contacts',
  rule: salesTeam,
  forbidden: 'Only the sales desk may record calls and emails.',
  missing: MISSING,
  schema: leadContactSchema,
  act: async ({ id: lead, input: contact, req, user }) => {
    const isRecorded = await recordContact(poolOf(req.payload), { lead, contact, user })
    return isRecorded ? { status: 201, message: 'Recorded on the timeline.' } : MISSING
  },
})
