import * as z from 'zod'

import { paragraphs, showsAtLeast } from './fields'
import { MESSAGES } from './messages'

const line = paragraphs().refine(showsAtLeast(1), MESSAGES.invalid)

/** The questions and answers of a post, as staff enter them. */
export const postQuestionsSchema = z.array(z.object({ question: line, answer: line })).min(1)
