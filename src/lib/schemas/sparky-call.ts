import * as z from 'zod'

import { blankIsAbsent, callablePhone, emailOr, line, paragraphs, robotTraps } from './fields'
import { text } from './text'

const shortText = line({ max: 100 })

export const sparkyCallSchema = z.strictObject({
  name: blankIsAbsent(shortText.optional()),
  phone: blankIsAbsent(callablePhone.optional()),
  email: blankIsAbsent(emailOr().optional()),
  source: blankIsAbsent(shortText.optional()),
  message: blankIsAbsent(paragraphs().optional()),
  ...robotTraps,
})

/** The idempotency key of the request to cancel. */
export const callCancellationSchema = z.strictObject({ key: text({ max: 100 }).regex(/^[A-Za-z0-9-]{16,100}$/) })

export type SparkyCall = z.output<typeof sparkyCallSchema>
