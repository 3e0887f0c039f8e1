import { payloadClient } from '@/lib/data/payload-client'
import { publicEndpoint } from '@/lib/http/public-endpoint'
import { refreshShown } from '@/lib/http/refresh-shown'
import { poolOf } from '@/lib/platform/database'
import { orderReview } from '@/lib/routing/enquiry-routes'
import { routes } from '@/lib/routing/routes'
import { reviewAnswerSchema } from '@/lib/schemas/review'
import { declineReview, withdrawReview } from '@/lib/use-cases/reviews/write-review'

/** A customer wants to write no review, or withdraws the one that they wrote. */
export const { GET, POST } = publicEndpoint({
  schema: reviewAnswerSchema,
  form: {},
  formPage: routes.orderReviewCheck,
  failure: 'We could not save that just now.',
  handle: async ({ token, answer }) => {
    const pool = poolOf(await payloadClient())
    const isDone = await (answer === 'withdraw' ? withdrawReview(pool, token) : declineReview(pool, token))
    if (!isDone) return { ok: false, status: 409, message: 'There is no longer anything to answer here.' }
    if (answer === 'withdraw') await refreshShown('reviews')
    const message = answer === 'withdraw' ? 'Your review is withdrawn.' : 'We won’t ask again.'
    return { ok: true, status: 200, body: { message }, next: orderReview(token) }
  },
})
