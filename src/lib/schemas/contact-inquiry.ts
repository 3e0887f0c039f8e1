import * as z from 'zod'

import { atLeast, blankIsAbsent, email, line, paragraphs, personName, phone, robotTraps, termsConsent } from './fields'
import { MESSAGES } from './messages'

const shortText = line({ max: 100 })

/** What the quote dialog sends: `message` holds the composed quote request. */
export const contactInquirySchema = z.strictObject(
  {
    name: personName({ message: MESSAGES.name }),
    email,
    phone,
    company: blankIsAbsent(shortText.default('Personal')),
    message: paragraphs({ max: 8_000, missing: MESSAGES.messageMissing }).refine(atLeast(1), MESSAGES.messageMissing),
    projectType: blankIsAbsent(shortText.optional()),
    source: blankIsAbsent(shortText.default('general')),
    location: blankIsAbsent(shortText.optional()),
    serviceType: blankIsAbsent(shortText.optional()),
    termsConsent: termsConsent.optional(),
    ...robotTraps,
  },
  MESSAGES.invalid,
)

export type ContactInquiry = z.output<typeof contactInquirySchema>
