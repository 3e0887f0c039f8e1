import { randomBytes } from 'node:crypto'

import { payloadClient } from '@/lib/data/payload-client'
import { publicEndpoint } from '@/lib/http/public-endpoint'
import { poolOf } from '@/lib/platform/database'
import { dataPage } from '@/lib/routing/enquiry-routes'
import { routes } from '@/lib/routing/routes'
import { openDataLinkSchema } from '@/lib/schemas/your-data'
import { openLink } from '@/lib/use-cases/your-data/data-links'

const SESSION_BYTES = 32
const USED = 'This link has been used, or is too old. Please ask for a new one.'

/** Opens a link to someone’s data. This takes a form rather than the link itself, because email scanners open links. */
export const { GET, POST } = publicEndpoint({
  schema: openDataLinkSchema,
  form: {},
  formPage: routes.yourDataLinkCheck,
  limits: (_input, sender) => [{ limit: 'dataChanges', key: sender }],
  failure: 'We could not open your link just now. It still works.',
  handle: async ({ token }) => {
    const session = randomBytes(SESSION_BYTES).toString('base64url')
    return (await openLink(poolOf(await payloadClient()), { token, session }))
      ? { ok: true, status: 200, body: { message: 'Your link is open.' }, next: dataPage(session) }
      : { ok: false, status: 404, message: USED }
  },
})
