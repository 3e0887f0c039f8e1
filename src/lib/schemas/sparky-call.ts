import * as z from 'zod'

import { blankIsAbsent, callablePhone, email, line, paragraphs, robotTraps } from './fields'
import { MESSAGES } from './messages'
import { text } from './text'

const shortText = line({ max: 100 })

export const sparkyCallSchema = z.strictObject(
  {
    name: blankIsAbsent(shortText.optional()),
    phone: blankIsAbsent(callablePhone.optional()),
    email: blankIsAbsent(email.optional()),
    source: blankIsAbsent(shortText.optional()),
    message: blankIsAbsent(paragraphs().optional()),
    ...robotTraps,
  },
  MESSAGES.invalid,
)

/** The idempotency key of the request to cancel. */
export const callCancellationSchema = z.strictObject(
  { key: text({ max: 100 }).regex(/^[A-Za-z0-9-]{16,100}$/, MESSAGES.invalid) },
  MESSAGES.invalid,
)

export type SparkyCall = z.output<typeof sparkyCallSchema>
