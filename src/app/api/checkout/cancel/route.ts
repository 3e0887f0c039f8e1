import { payloadClient } from '@/lib/data/payload-client'
import { contactFallback } from '@/lib/http/contact-fallback'
import { publicEndpoint } from '@/lib/http/public-endpoint'
import { refreshProducts } from '@/lib/http/refresh-products'
import { now } from '@/lib/platform/clock'
import { poolOf } from '@/lib/platform/database'
import { hashOfToken } from '@/lib/platform/enquiry-token'
import { orderPage } from '@/lib/routing/enquiry-routes'
import { routes } from '@/lib/routing/routes'
import { orderCancellationSchema } from '@/lib/schemas/checkout'
import { cancelOrderOf } from '@/lib/use-cases/orders/cancel-order'

/** A customer cancels an order in time; the token of its link is the only permission. */
export const { GET, POST } = publicEndpoint({
  schema: orderCancellationSchema,
  form: {},
  formPage: routes.orderCheck,
  failure: 'We could not cancel the order just now.',
  handle: async ({ token, website }) => {
    const isCancelled =
      website === '' && (await cancelOrderOf(poolOf(await payloadClient()), hashOfToken(token), now()))
    if (!isCancelled) {
      const message = `This order can no longer be cancelled here. ${await contactFallback()}`
      return { ok: false, status: 409, message }
    }
    await refreshProducts()
    return { ok: true, status: 200, body: { message: 'Your order has been cancelled.' }, next: orderPage(token) }
  },
})
