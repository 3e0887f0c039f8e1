import { now } from '@/lib/platform/clock'
import { APPENDED } from '@/lib/platform/quotas'
import type { Counted } from '@/lib/platform/rate-limit'
import { enquiryCorrectionSchema } from '@/lib/schemas/enquiry-change'
import { correctEnquiry, sendsToNewEmail } from '@/lib/use-cases/enquiries/correct-enquiry'

import { enquiryChangeEndpoint } from '../enquiry-change-endpoint'

/** An email to a new address must not become a way to flood that of a stranger. */
const newEmailLimits = (reference: string, email: string): Counted[] => [
  { limit: 'enquiryNewEmail', key: reference },
  { limit: 'enquirySameEmail', key: email.toLowerCase() },
]

export const { GET, POST } = enquiryChangeEndpoint({
  schema: enquiryCorrectionSchema,
  message: 'Your details have been saved.',
  perSender: APPENDED.customer_changes.perSender,
  limits: (enquiry, { email }) => (sendsToNewEmail(enquiry, email) ? newEmailLimits(enquiry.reference, email) : []),
  change: (pool, enquiry, corrected) => correctEnquiry(pool, { enquiry, corrected, at: now() }),
})
