import * as z from 'zod'

import { text } from './text'

const whole = (name: string, max: number) => {
  const message = `${name} must be a whole number from 1 to ${max}.`
  return text({ max: 10, wrong: message })
    .regex(/^[1-9]\d*$/, message)
    .transform(Number)
    .refine((number) => number <= max, message)
}

/** Paging of the lists of the blog API. Unknown parameters are ignored. */
export const postListQuerySchema = z.object({
  page: whole('page', 1_000).default(1),
  limit: whole('limit', 50).default(12),
})
