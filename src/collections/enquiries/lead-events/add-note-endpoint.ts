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
  act: async ({ id: lead, req }) => {
    if (!(await leadExists(lead, req))) return MISSING
    const note = leadNoteSchema.safeParse(await req.json?.().catch(() => null))
    if (!note.success) {
      return { status: 400, message: note.error.issues[0]?.message ?? 'This could not be read.' }
    }
    await recordEvent({ lead, text: note.data.text, req })
    return { status: 201, message: 'Note added.' }
  },
})

async function leadExists(id: number, req: PayloadRequest): Promise<boolean> {
  const where = { id: { equals: id } }
  const { totalDocs } = await req.payload.count({ collection: 'leads', where, overrideAccess: false, req })
  return totalDocs === 1
}
