import { now } from '@/lib/platform/clock'
import { enquiryWithdrawalSchema } from '@/lib/schemas/enquiry-change'
import { withdrawEnquiry } from '@/lib/use-cases/enquiries/withdraw-enquiry'

import { enquiryChangeEndpoint } from '../enquiry-change-endpoint'

export const { GET, POST } = enquiryChangeEndpoint({
  schema: enquiryWithdrawalSchema,
  message: 'Your enquiry has been withdrawn.',
  change: (pool, enquiry) => withdrawEnquiry(pool, { enquiry, at: now() }),
})
