import { payloadClient } from '@/lib/data/payload-client'
import { oneClickErasure } from '@/lib/http/one-click-erasure'
import { poolOf } from '@/lib/platform/database'
import { orderReview } from '@/lib/routing/enquiry-routes'
import { declineReview } from '@/lib/use-cases/reviews/write-review'

export const { GET, POST } = oneClickErasure({
  erase: async (token) => void (await declineReview(poolOf(await payloadClient()), token)),
  page: orderReview,
})
