import { randomBytes } from 'node:crypto'

import type { z } from 'zod'

import { getClaims } from '@/lib/data/claims'
import { payloadClient } from '@/lib/data/payload-client'
import { getSiteSettings } from '@/lib/data/site-settings'
import { publicEndpoint } from '@/lib/http/public-endpoint'
import type { Counted } from '@/lib/http/rate-limit'
import { wayOut } from '@/lib/http/way-out'
import { now } from '@/lib/platform/clock'
import type { FormShape } from '@/lib/schemas/form-values'
import type { LeadSubmission } from '@/lib/use-cases/leads/lead-submission'
import { submitLead } from '@/lib/use-cases/leads/submit-lead'

type EnquiryEndpoint<Schema extends z.ZodType<{ email: string }>> = {
  schema: Schema
  form: FormShape
  formPage: string
  receivedPage: (reference: string) => string
  toLead: (input: z.output<Schema>) => LeadSubmission
  /** What the sender is told; unless given, that a quote follows. */
  success?: string
}

/** The endpoint of a form whose sender leaves an e-mail address and becomes a lead. */
export function enquiryEndpoint<Schema extends z.ZodType<{ email: string }>>(enquiry: EnquiryEndpoint<Schema>) {
  return publicEndpoint({
    schema: enquiry.schema,
    form: enquiry.form,
    formPage: enquiry.formPage,
    limits: ({ email }, sender): Counted[] => [
      { limit: 'enquiry', key: sender },
      { limit: 'enquirySameEmail', key: email.toLowerCase() },
    ],
    wayOut,
    handle: async (input, { idempotency }) => {
      const [{ hours }, claims] = await Promise.all([getSiteSettings(), getClaims('toast')])
      const payload = await payloadClient()
      const submitted = await submitLead(
        { payload, hours, now: now(), randomBytes },
        enquiry.toLead(input),
        idempotency,
      )
      if (!submitted.ok)
        return {
          ok: false,
          status: 422,
          message: 'This request was already sent with other answers. Please reload the page and send it again.',
        }
      const { reference } = submitted
      return {
        ok: true,
        status: 201,
        body: { message: enquiry.success ?? `Thank you! ${claims['response.time']?.text ?? ''}`.trim(), reference },
        next: enquiry.receivedPage(reference),
      }
    },
  })
}
