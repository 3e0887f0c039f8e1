import { payloadClient } from '@/lib/data/payload-client'
import { sentKey } from '@/lib/http/idempotency'
import { publicEndpoint } from '@/lib/http/public-endpoint'
import { now } from '@/lib/platform/clock'
import { poolOf } from '@/lib/platform/database'
import { endpoints } from '@/lib/routing/endpoints'
import { routes } from '@/lib/routing/routes'
import { callCancellationSchema } from '@/lib/schemas/sparky-call'
import { cancelCall } from '@/lib/use-cases/calls/cancel-call'

/** Cancels a call-back by the key of its request, whether or not that request has been saved yet. */
export const { GET, POST } = publicEndpoint({
  schema: callCancellationSchema,
  form: {},
  formPage: routes.contactCheck,
  handle: async ({ key }) => {
    const pool = poolOf(await payloadClient())
    await cancelCall(pool, { key: sentKey(endpoints.contactSparky, key), at: now() })
    return { ok: true, status: 200, body: { message: 'Your call request has been cancelled.' }, next: routes.contact }
  },
})
