import * as z from 'zod'

import { FACT_STATES } from '@/lib/domain/leads/project-facts'

import { choice } from './fields'
import { text } from './text'

/** Staff's decision on a fact that was read from a document. */
export const factJudgementSchema = z.strictObject({
  fact: text({ max: 13 }).regex(/^\d{1,9}\.\d{1,3}$/),
  state: choice(FACT_STATES),
})
