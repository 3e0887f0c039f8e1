import { getResponsePromise } from '@/lib/data/claims'
import { payloadClient } from '@/lib/data/payload-client'
import { getSiteSettings } from '@/lib/data/site-settings'
import { describeResponse } from '@/lib/domain/opening-hours/describe-response'
import { contactFallback } from '@/lib/http/contact-fallback'
import { now } from '@/lib/platform/clock'
import { poolOf } from '@/lib/platform/database'
import { enquiryToken } from '@/lib/platform/enquiry-token'
import { enquiryPage } from '@/lib/routing/enquiry-routes'
import { contactReceived, routes } from '@/lib/routing/routes'
import { orderFaultSchema } from '@/lib/schemas/checkout'
import { fromOrderFault } from '@/lib/use-cases/orders/from-order-fault'

import { leadEndpoint } from '../../lead-endpoint'

/** A customer reports a fault of what was ordered; the token of the order's link is the only permission. */
export const { GET, POST } = leadEndpoint({
  schema: orderFaultSchema,
  form: {},
  formPage: routes.orderCheck,
  handle: async (input, take) => {
    const lead = await fromOrderFault(poolOf(await payloadClient()), input)
    if (!lead)
      return { ok: false, status: 404, message: `This order has not been delivered. ${await contactFallback()}` }
    const message = `Thank you! ${await getResponsePromise()}`.trim()
    const { hours } = await getSiteSettings()
    const taken = await take(lead)
    if (!taken.ok) return taken
    const { reference, dueAt, isRepeat } = taken
    const response = describeResponse({ dueAt, now: now(), hours })
    const body = { message, reference, ...response, enquiry: enquiryPage(enquiryToken(reference)) }
    return { ok: true, status: 201, body, next: contactReceived(reference), isRepeat }
  },
})
