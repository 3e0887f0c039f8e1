import type { z } from 'zod'

import type { PartnerKind } from '@/lib/domain/leads/lead-kinds'
import { consentForm } from '@/lib/schemas/form-values'
import { applicationCheck, businessThankYou } from '@/lib/site/enquiry-routes'
import type { LeadSubmission } from '@/lib/use-cases/leads/lead-submission'

import { enquiryEndpoint } from './enquiry-endpoint'

type PartnerEndpoint<Schema extends z.ZodType<{ email: string }>> = {
  kind: PartnerKind
  schema: Schema
  toLead: (input: z.output<Schema>) => LeadSubmission
}

/** The endpoint of one of the forms for partners, which differ in what they ask. */
export function partnerEndpoint<Schema extends z.ZodType<{ email: string }>>({
  kind,
  ...application
}: PartnerEndpoint<Schema>) {
  return enquiryEndpoint({
    ...application,
    form: consentForm,
    formPage: applicationCheck(kind),
    receivedPage: (reference) => businessThankYou({ reference, kind }),
    success: 'Thank you! Somebody rings you about it while we’re open.',
  })
}
