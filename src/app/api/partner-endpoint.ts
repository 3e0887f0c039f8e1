import type { z } from 'zod'

import type { PartnerKind } from '@/lib/domain/leads/lead-kinds'
import { PARTNER_FIELDS } from '@/lib/forms/partners'
import { applicationCheck, businessThankYou } from '@/lib/routing/enquiry-routes'
import { formShape } from '@/lib/schemas/form-values'
import type { LeadSubmission } from '@/lib/use-cases/leads/lead-submission'

import { enquiryEndpoint } from './enquiry-endpoint'

type PartnerEndpoint<Schema extends z.ZodType<{ email: string }>> = {
  kind: PartnerKind
  schema: Schema
  toLead: (input: z.output<Schema>) => LeadSubmission
}

/** The endpoint of one of the partner forms, which differ in their fields. */
export function partnerEndpoint<Schema extends z.ZodType<{ email: string }>>({
  kind,
  ...application
}: PartnerEndpoint<Schema>) {
  return enquiryEndpoint({
    ...application,
    form: formShape(PARTNER_FIELDS[kind]),
    formPage: applicationCheck(kind),
    receivedPage: (reference) => businessThankYou({ reference, kind }),
    success: 'Thank you! We’ll call you about it during opening hours.',
  })
}
