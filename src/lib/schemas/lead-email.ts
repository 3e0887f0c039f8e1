import * as z from 'zod'

import { closingReasonSchema } from './closing-reason'
import { ID_MAX } from './document-id'
import { blankIsAbsent, line, paragraphs, showsAtLeast } from './fields'
import { uuid } from './text'

const RELOAD = 'Reload the page and try again'

/** An email that staff write to a customer. `key`: of this email, so that pressing twice sends it once. */
export const leadEmailSchema = z.strictObject({
  lead: z.int(RELOAD).min(1, RELOAD).max(ID_MAX, RELOAD),
  key: uuid(RELOAD),
  subject: line({ max: 150, missing: 'Write a subject' }).refine(showsAtLeast(2), 'Write a subject'),
  text: paragraphs({ missing: 'Write the email first' }).refine(showsAtLeast(2), 'Write the email first'),
  /** Why it is sent although the check found a claim without a source. */
  reason: blankIsAbsent(closingReasonSchema.shape.reason.optional()),
})

export type LeadEmail = z.output<typeof leadEmailSchema>
