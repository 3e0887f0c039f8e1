import * as z from 'zod'

/** A line of a file with what a restore has to do again: see lib/people/restore-notes.ts. */
const keptNoteSchema = z.object({
  kind: z.enum(['lead-erased', 'address-erased', 'link-erased', 'objected', 'allowed']),
  code: z.string().regex(/^[0-9a-f]{64}$/),
  secretMark: z.string().regex(/^[0-9a-f]{16}$/),
  notedAt: z.coerce.date(),
})

export type KeptNote = z.infer<typeof keptNoteSchema>

export const keptNotesSchema = z.array(keptNoteSchema)
