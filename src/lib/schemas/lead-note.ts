import * as z from 'zod'

import { paragraphs, showsAtLeast } from './fields'

/** A note that staff add to a lead. */
export const leadNoteSchema = z.strictObject({
  text: paragraphs({ missing: 'Write the note first' }).refine(showsAtLeast(1), 'Write the note first'),
})
