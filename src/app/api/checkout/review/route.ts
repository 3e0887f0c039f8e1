import { payloadClient } from '@/lib/data/payload-client'
import { contactFallback } from '@/lib/http/contact-fallback'
import { publicEndpoint } from '@/lib/http/public-endpoint'
import { refreshShown } from '@/lib/http/refresh-shown'
import { poolOf } from '@/lib/platform/database'
import { orderReview } from '@/lib/routing/enquiry-routes'
import { routes } from '@/lib/routing/routes'
import { reviewSchema } from '@/lib/schemas/review'
import { writeReview, type Written } from '@/lib/use-cases/reviews/write-review'

const REFUSALS: Record<Exclude<Written, 'saved'>, { status: number; message: string }> = {
  closed: { status: 409, message: 'This review has been published or withdrawn, so it can no longer be changed.' },
  missing: { status: 404, message: 'This order cannot be reviewed.' },
}

/** A customer reviews an order, or changes the review; the token of the order's link is the only permission. */
export const { GET, POST } = publicEndpoint({
  schema: reviewSchema,
  form: { booleans: ['agreed'] },
  formPage: routes.orderReviewCheck,
  limits: (_input, sender) => [{ limit: 'review', key: sender }],
  failure: 'We could not save your review just now.',
  handle: async (input) => {
    const written = input.website === '' ? await writeReview(poolOf(await payloadClient()), input) : 'missing'
    if (written !== 'saved') {
      const { status, message } = REFUSALS[written]
      return { ok: false, status, message: `${message} ${await contactFallback()}` }
    }
    await refreshShown('reviews') // it may have been withheld, which visitors see counted
    return { ok: true, status: 200, body: { message: 'Your review is saved.' }, next: orderReview(input.token) }
  },
})
