import * as z from 'zod'

import { token } from './enquiry-change'
import { choice, email, robotTraps } from './fields'
import { MESSAGES } from './messages'

/** The largest value of a PostgreSQL integer. */
const ID_MAX = 2 ** 31 - 1

/** An address that wants to hear when a product can be bought. The same address in other letters is the same. */
export const waitingSchema = z.strictObject(
  {
    email: email.toLowerCase(),
    productId: z
      .string(MESSAGES.cartProduct)
      .regex(/^[1-9]\d{0,9}$/, MESSAGES.cartProduct)
      .transform(Number)
      .refine((id) => id <= ID_MAX, MESSAGES.cartProduct),
    ...robotTraps,
  },
  MESSAGES.invalid,
)

export type Waiting = z.output<typeof waitingSchema>

export const WAITING_ANSWERS = [
  { value: 'confirm', label: 'Yes, write to me' },
  { value: 'leave', label: 'Delete my address' },
] as const

/** What the holder of a link wants. */
export const waitingAnswerSchema = z.strictObject(
  { token, answer: choice(WAITING_ANSWERS, MESSAGES.invalid), ...robotTraps },
  MESSAGES.invalid,
)
