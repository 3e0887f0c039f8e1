import * as z from 'zod'

const line = z.string().trim().min(1)

/** The questions and answers of a post, as staff enter them. */
export const postQuestionsSchema = z.array(z.object({ question: line, answer: line })).min(1)
