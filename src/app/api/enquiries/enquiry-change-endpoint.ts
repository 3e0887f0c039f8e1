import type { z } from 'zod'

import { CLOSED_NOTICES, type Enquiry } from '@/lib/content/enquiry'
import { payloadClient } from '@/lib/data/payload-client'
import { isOpenToCustomer } from '@/lib/domain/leads/lead-status'
import { contactFallback } from '@/lib/http/contact-fallback'
import { publicEndpoint } from '@/lib/http/public-endpoint'
import { poolOf } from '@/lib/platform/database'
import type { LimitName } from '@/lib/platform/limits'
import { type Counted, spend } from '@/lib/platform/rate-limit'
import { enquiryPage } from '@/lib/routing/enquiry-routes'
import { routes } from '@/lib/routing/routes'
import { findEnquiry } from '@/lib/use-cases/enquiries/find-enquiry'

const TOO_MANY_CHANGES = 'Too many changes were made today, so this one was not saved.'
const CHANGED =
  'This enquiry has changed since you opened it, so nothing was saved. Check what it says now and try again.'

type EnquiryChangeEndpoint<Schema extends z.ZodType<{ token: string }>> = {
  schema: Schema
  message: string
  /** The limit of one sender, if there is one besides that on floods. */
  perSender?: LimitName
  /** Limits of a change to this enquiry, narrowest first. */
  limits?: (enquiry: Enquiry, input: z.output<Schema>) => Counted[]
  /** False if the enquiry changed in the meantime or is closed. */
  change: (pool: ReturnType<typeof poolOf>, enquiry: Enquiry, input: z.output<Schema>) => Promise<boolean>
}

/** An endpoint with which customers change their own enquiry; the token of their link is the only permission. */
export function enquiryChangeEndpoint<Schema extends z.ZodType<{ token: string }>>({
  schema,
  message,
  perSender,
  limits = () => [],
  change,
}: EnquiryChangeEndpoint<Schema>) {
  return publicEndpoint({
    schema,
    form: {},
    formPage: routes.enquiryCheck,
    asksAboutPostcode: true,
    failure: 'We could not save your change just now, and nothing was changed.',
    limits: (_input, sender) => (perSender ? [{ limit: perSender, key: sender }] : []),
    handle: async (input) => {
      const pool = poolOf(await payloadClient())
      const enquiry = await findEnquiry(pool, input.token)
      if (!enquiry) return { ok: false, status: 404, message: `This link is not valid. ${await contactFallback()}` }
      const { over, refund } = await spend(limits(enquiry, input))
      if (over) return { ok: false, status: 429, message: `${TOO_MANY_CHANGES} ${await contactFallback()}` }
      if (await change(pool, enquiry, input))
        return { ok: true, status: 200, body: { message }, next: enquiryPage(input.token) }
      await refund()
      const { status } = enquiry
      return { ok: false, status: 409, message: isOpenToCustomer(status) ? CHANGED : CLOSED_NOTICES[status] }
    },
  })
}
