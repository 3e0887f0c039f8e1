import { now } from '@/lib/platform/clock'
import { enquiryCorrectionSchema } from '@/lib/schemas/enquiry-change'
import { correctEnquiry } from '@/lib/use-cases/enquiries/correct-enquiry'

import { enquiryChangeEndpoint } from '../enquiry-change-endpoint'

export const { GET, POST } = enquiryChangeEndpoint({
  schema: enquiryCorrectionSchema,
  message: 'Your details have been saved.',
  change: (pool, enquiry, corrected) => correctEnquiry(pool, { enquiry, corrected, at: now() }),
})
