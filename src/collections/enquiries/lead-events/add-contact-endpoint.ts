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
  act: async ({ id: lead, req, user }) => {
    const contact = leadContactSchema.safeParse(await req.json?.().catch(() => null))
    if (!contact.success) {
      return { status: 400, message: contact.error.issues[0]?.message ?? 'This could not be read.' }
    }
    const isRecorded = await recordContact(poolOf(req.payload), { lead, contact: contact.data, user })
    return isRecorded ? { status: 201, message: 'Recorded on the timeline.' } : MISSING
  },
})
