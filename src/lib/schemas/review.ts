import * as z from 'zod'

import { MESSAGES } from '@/lib/forms/messages'
import { REVIEW_FIELDS } from '@/lib/forms/review'

import { token } from './enquiry-change'
import { choice, robotTraps } from './fields'
import { schemasOf } from './schema-of'

/** A review; the token is that of the link to its order. */
export const reviewSchema = z.strictObject({
  token,
  ...schemasOf(REVIEW_FIELDS),
  agreed: z.literal(true, MESSAGES.reviewAgreed),
  ...robotTraps,
})

export type WrittenReview = z.output<typeof reviewSchema>

export const REVIEW_ANSWERS = [
  { value: 'decline', label: 'No, thank you' },
  { value: 'withdraw', label: 'Withdraw my review' },
] as const

/** What else the customer of an order does with the request for a review, or with the review. */
export const reviewAnswerSchema = z.strictObject({ token, answer: choice(REVIEW_ANSWERS), ...robotTraps })
