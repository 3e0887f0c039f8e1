import * as z from 'zod'

import { isLeadReference } from '@/lib/domain/leads/reference'

import { ID_MAX } from './document-id'
import { line } from './fields'

const RELOAD = 'Reload the page and try again'
const REFERENCE = 'Enter the reference of a lead, such as PB-7K3M-Q9TX'
const email = z.int(RELOAD).min(1, RELOAD).max(ID_MAX, RELOAD)

/** What becomes of an email that is about no lead: a new lead, part of another, or nothing. */
export const unmatchedEmailSchema = z.discriminatedUnion(
  'act',
  [
    z.strictObject({ act: z.enum(['make-lead', 'discard']), email }),
    z.strictObject({
      act: z.literal('add-to'),
      email,
      reference: line({ max: 20, missing: REFERENCE })
        .overwrite((typed) => typed.toUpperCase())
        .refine(isLeadReference, REFERENCE),
    }),
  ],
  RELOAD,
)

export type UnmatchedEmailAct = z.output<typeof unmatchedEmailSchema>
