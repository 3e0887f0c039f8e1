import * as z from 'zod'

import { readQuoteMessage } from '@/lib/domain/leads/quote-message'
import { MESSAGES } from '@/lib/forms/messages'

import {
  blankIsAbsent,
  email,
  line,
  paragraphs,
  personName,
  phone,
  robotTraps,
  showsAtLeast,
  termsConsent,
} from './fields'
import { quotePayload } from './quote-payload'

const shortText = line({ max: 100 })

/**
 * Sent by the quote dialog. The quote request is text in `message` and, from tabs of this release, structured in
 * `quote`.
 */
export const contactInquirySchema = z
  .strictObject({
    name: personName({ message: MESSAGES.name }),
    email,
    phone,
    company: blankIsAbsent(shortText.default('Personal')),
    message: paragraphs({ max: 8_000, missing: MESSAGES.messageMissing }).refine(
      showsAtLeast(1),
      MESSAGES.messageMissing,
    ),
    projectType: blankIsAbsent(shortText.optional()),
    source: blankIsAbsent(shortText.default('general')),
    location: blankIsAbsent(shortText.optional()),
    serviceType: blankIsAbsent(shortText.optional()),
    termsConsent: termsConsent.optional(),
    quote: quotePayload.optional(),
    ...robotTraps,
  })
  .refine(({ quote, message }) => quote !== null || readQuoteMessage(message) !== null, MESSAGES.formChanged)

export type ContactInquiry = z.output<typeof contactInquirySchema>
