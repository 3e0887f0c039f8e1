import { payloadClient } from '@/lib/data/payload-client'
import { getSiteSettings } from '@/lib/data/site-settings'
import { contactFallback } from '@/lib/http/contact-fallback'
import { publicEndpoint } from '@/lib/http/public-endpoint'
import { now } from '@/lib/platform/clock'
import { poolOf } from '@/lib/platform/database'
import { enquiryToken } from '@/lib/platform/enquiry-token'
import { orderPage } from '@/lib/routing/enquiry-routes'
import { routes } from '@/lib/routing/routes'
import { orderConfirmationSchema } from '@/lib/schemas/checkout'
import { confirmOrder } from '@/lib/use-cases/orders/confirm-order'

/**
 * A customer confirms the email address of an order. This takes a form rather than the link itself, because email
 * scanners open links.
 */
export const { GET, POST } = publicEndpoint({
  schema: orderConfirmationSchema,
  form: {},
  formPage: routes.orderConfirmationCheck,
  limits: (_input, sender) => [{ limit: 'flood', key: sender }],
  failure: 'We could not confirm the order just now.',
  handle: async ({ token, website }) => {
    const { hours } = await getSiteSettings()
    const confirmation = { token, now: now(), closedDates: hours.closedDates }
    const reference = website === '' ? await confirmOrder(poolOf(await payloadClient()), confirmation) : null
    if (reference === null) {
      const message = `This order can no longer be confirmed. ${await contactFallback()}`
      return { ok: false, status: 409, message }
    }
    const next = orderPage(enquiryToken(reference))
    return { ok: true, status: 200, body: { message: 'Your email address is confirmed.' }, next }
  },
})
