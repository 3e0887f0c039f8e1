import type { z } from 'zod'

import { getResponsePromise } from '@/lib/data/claims'
import { getSiteSettings } from '@/lib/data/site-settings'
import { describeResponse } from '@/lib/domain/opening-hours/describe-response'
import { now } from '@/lib/platform/clock'
import { enquiryToken } from '@/lib/platform/enquiry-token'
import { enquiryPage } from '@/lib/routing/enquiry-routes'
import type { FormShape } from '@/lib/schemas/form-values'
import type { LeadSubmission } from '@/lib/use-cases/leads/lead-submission'

import { enquiryLimits } from './holding-limits'
import { leadEndpoint } from './lead-endpoint'

type EnquiryEndpoint<Schema extends z.ZodType<{ email: string }>> = {
  schema: Schema
  form: FormShape
  formPage: string
  receivedPage: (reference: string) => string
  toLead: (input: z.output<Schema>) => LeadSubmission | Promise<LeadSubmission>
  formDefaults?: (request: Request) => Record<string, string>
  /** The confirmation message; by default, that a quote follows. */
  success?: string
}

/** The endpoint of a form with an email address that creates a lead. */
export function enquiryEndpoint<Schema extends z.ZodType<{ email: string }>>(enquiry: EnquiryEndpoint<Schema>) {
  return leadEndpoint({
    schema: enquiry.schema,
    form: enquiry.form,
    formPage: enquiry.formPage,
    formDefaults: enquiry.formDefaults,
    heldBackAbove: ({ email }, sender) => enquiryLimits({ email, sender }),
    handle: async (input, take) => {
      const lead = await enquiry.toLead(input)
      // A lead with its own deadline is not promised our response time. Read first: nothing may fail once it is saved.
      const message = enquiry.success ?? `Thank you! ${lead.dueAt ? '' : await getResponsePromise()}`.trim()
      const { hours } = await getSiteSettings()
      const taken = await take(lead)
      if (!taken.ok) return taken
      const { reference, dueAt, isRepeat } = taken
      const enquiryPath = enquiryPage(enquiryToken(reference))
      const body = { message, reference, ...describeResponse({ dueAt, now: now(), hours }), enquiry: enquiryPath }
      return { ok: true, status: 201, body, next: enquiry.receivedPage(reference), isRepeat }
    },
  })
}
