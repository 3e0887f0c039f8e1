import * as z from 'zod'

import { CONTACT_OUTCOMES } from '@/lib/domain/leads/contact-outcomes'

import { paragraphs } from './fields'

/** A call or an email that staff record on a lead, with what was said. */
export const leadContactSchema = z.strictObject({
  outcome: z.enum(
    CONTACT_OUTCOMES.map(({ value }) => value),
    'Choose what came of it',
  ),
  text: paragraphs().default(''),
})

export type LeadContact = z.output<typeof leadContactSchema>
