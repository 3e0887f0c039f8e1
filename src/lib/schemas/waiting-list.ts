import * as z from 'zod'

import { MESSAGES } from '@/lib/forms/messages'

import { ID_MAX } from './document-id'
import { token } from './enquiry-change'
import { blankIsAbsent, choice, email, robotTraps } from './fields'
import { text } from './text'

const id = text({ max: 10, wrong: MESSAGES.cartProduct })
  .regex(/^[1-9]\d{0,9}$/, MESSAGES.cartProduct)
  .transform(Number)
  .refine((number) => number <= ID_MAX, MESSAGES.cartProduct)

/** An email address to notify when a product, or one of its variants, can be bought. Addresses are case-insensitive. */
export const waitingSchema = z.strictObject({
  email: email.toLowerCase(),
  productId: id,
  /** Omitted for the product itself. */
  variantId: blankIsAbsent(id.optional()),
  ...robotTraps,
})

export type Waiting = z.output<typeof waitingSchema>

export const WAITING_ANSWERS = [
  { value: 'confirm', label: 'Yes, email me' },
  { value: 'leave', label: 'Delete my address' },
] as const

/** The choice of someone who opened a waiting list link. */
export const waitingAnswerSchema = z.strictObject({ token, answer: choice(WAITING_ANSWERS), ...robotTraps })
