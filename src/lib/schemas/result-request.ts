import * as z from 'zod'

import { blankIsAbsent, email, line, marketingConsent, phone, robotTraps } from './fields'
import { MESSAGES } from './messages'
import { QUICK_QUESTIONS } from './quick-calculation'

/** A quick calculation, and where its result is to be sent. */
export const resultRequestSchema = z.strictObject(
  {
    ...QUICK_QUESTIONS,
    email,
    phone: blankIsAbsent(phone.nullable().default(null)),
    interest: blankIsAbsent(line({ max: 200 }).nullable().default(null)),
    marketingConsent,
    ...robotTraps,
  },
  MESSAGES.invalid,
)

export type ResultRequest = z.output<typeof resultRequestSchema>
