import * as z from 'zod'

import { paragraphs, showsAtLeast } from './fields'

const line = paragraphs().refine(showsAtLeast(1))

/** The questions and answers of a post, as staff enter them. */
export const postQuestionsSchema = z.array(z.object({ question: line, answer: line })).min(1)
