import * as z from 'zod'

import { blankIsAbsent, email, line, paragraphs, personName, phone, robotTraps } from './fields'
import { MESSAGES } from './messages'

export const contactSchema = z.strictObject({
  firstName: personName({ message: MESSAGES.firstNameMissing, min: 1 }),
  lastName: personName({ message: MESSAGES.lastNameMissing, min: 1 }),
  email,
  phone: blankIsAbsent(phone.nullable().default(null)),
  projectType: blankIsAbsent(line({ max: 100 }).nullable().default(null)),
  details: blankIsAbsent(paragraphs().nullable().default(null)),
  ...robotTraps,
})

export type Contact = z.output<typeof contactSchema>
