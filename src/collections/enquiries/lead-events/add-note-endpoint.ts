import type { PayloadRequest } from 'payload'

import { documentAction } from '@/lib/cms/access/document-action'
import { salesTeam } from '@/lib/cms/access/rules'
import { leadNoteSchema } from '@/lib/schemas/lead-note'

import { recordEvent } from './record-event'

const MISSING = { status: 404, message: 'This lead no longer exists.' }

export const addNoteEndpoint = documentAction({
  name: 'notes',
  rule: salesTeam,
  forbidden: 'Only the sales desk may add notes.',
  missing: MISSING,
  schema: leadNoteSchema,
  act: async ({ id: lead, input: note, req }) => {
    if (!(await leadExists(lead, req))) return MISSING
    await recordEvent({ lead, text: note.text, req })
    return { status: 201, message: 'Note added.' }
  },
})

async function leadExists(id: number, req: PayloadRequest): Promise<boolean> {
  const where = { id: { equals: id } }
  const { totalDocs } = await req.payload.count({ collection: 'leads', where, overrideAccess: false, req })
  return totalDocs === 1
}
