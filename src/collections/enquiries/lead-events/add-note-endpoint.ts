import type { PayloadRequest } from 'payload'

import { documentAction } from '@/lib/cms/access/document-action'
import { salesTeam } from '@/lib/cms/access/rules'
import { mentionedIn } from '@/lib/domain/leads/mentions'
import { SALES_ROLES } from '@/lib/domain/staff/roles'
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
    await recordEvent({ lead, text: note.text, mentions: await mentionsIn(note.text, req), req })
    return { status: 201, message: 'Note added.' }
  },
})

async function leadExists(id: number, req: PayloadRequest): Promise<boolean> {
  const where = { id: { equals: id } }
  const { totalDocs } = await req.payload.count({ collection: 'leads', where, overrideAccess: false, req })
  return totalDocs === 1
}

/** The ids of the colleagues whom a note mentions: of those who can open it. */
async function mentionsIn(text: string, req: PayloadRequest): Promise<number[]> {
  if (!text.includes('@')) return []
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { role: { in: SALES_ROLES } },
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return mentionedIn(text, docs).map(({ id }) => id)
}
