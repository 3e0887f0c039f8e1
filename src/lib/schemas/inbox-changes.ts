import * as z from 'zod'

import { LEAD_STATUSES, LOST_REASONS } from '@/lib/domain/leads/lead-status'

import { ID_MAX } from './document-id'
import { choice, line, showsAtLeast } from './fields'
import { instant } from './text'

const RELOAD = 'Reload the inbox and try again'
const id = z.int(RELOAD).min(1, RELOAD).max(ID_MAX, RELOAD)

const CHANGES_MAX = 100
/** Of one lead that anybody would work with. */
const STEPS_MAX = 200

/** A change of one lead. `version`: when the lead that was shown had been saved. */
const leadChangeSchema = z
  .strictObject({
    id,
    version: instant(RELOAD),
    status: choice(LEAD_STATUSES, 'Choose a status').optional(),
    lostReason: choice(LOST_REASONS, 'Choose why it was lost').nullable().optional(),
    assignee: id.nullable().optional(),
    /** Undoing an assignment: the next steps that go back with the lead. */
    steps: z.array(id, RELOAD).max(STEPS_MAX, RELOAD).optional(),
  })
  .refine(({ status, lostReason }) => status !== 'lost' || Boolean(lostReason), {
    path: ['lostReason'],
    message: 'Choose why it was lost',
  })

export type LeadChange = z.output<typeof leadChangeSchema>

/** What staff change in the inbox, of one lead or of several. Undoing sends the former values. */
export const leadChangesSchema = z.strictObject({
  changes: z
    .array(leadChangeSchema, RELOAD)
    .min(1, 'Choose at least one lead')
    .max(CHANGES_MAX, `Choose at most ${CHANGES_MAX} leads`),
})

const what = line({ max: 200, missing: 'Say what is to be done' }).refine(showsAtLeast(2), 'Say what is to be done')

/** A next step to be added, or one to be done, reopened or taken away again. */
export const nextStepSchema = z.discriminatedUnion(
  'act',
  [
    z.strictObject({
      act: z.literal('add'),
      lead: id,
      what,
      dueAt: instant('Choose when it is due'),
      /** Whoever is responsible for the lead, otherwise the user, if nobody is named. */
      owner: id.optional(),
    }),
    z.strictObject({ act: z.enum(['done', 'reopen', 'take-back']), step: id }),
  ],
  RELOAD,
)

export type NextStepAct = z.output<typeof nextStepSchema>

const TEXT_MAX = 100

/** What is looked for everywhere. In a body, as a name does not belong in an address. */
export const findSchema = z.strictObject({ text: line({ max: TEXT_MAX, missing: 'Type what you look for' }) })

const SEEN_MAX = 50

/** Notices that a colleague has seen. */
export const seenNoticesSchema = z.strictObject({ seen: z.array(id, RELOAD).min(1, RELOAD).max(SEEN_MAX, RELOAD) })

/** Whether a colleague is away. */
export const presenceSchema = z.strictObject({ isAway: z.boolean(RELOAD) })

/** Samples to practise with: to be added, or to be taken away again. */
export const samplesSchema = z.strictObject({ act: z.enum(['add', 'remove'], RELOAD) })
