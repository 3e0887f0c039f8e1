import * as z from 'zod'

import { POST_STEPS } from '@/lib/domain/leads/post-steps'

import { postSlug } from './post-view'

/** Sent by the browser when a reader of a post takes a further step. */
export const postStepSchema = z.strictObject({
  post: postSlug,
  step: z.enum(POST_STEPS.map(({ value }) => value)),
})

export type PostStepReport = z.output<typeof postStepSchema>
