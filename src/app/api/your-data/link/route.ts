import { randomUUID } from 'node:crypto'

import { payloadClient } from '@/lib/data/payload-client'
import { publicEndpoint } from '@/lib/http/public-endpoint'
import { poolOf } from '@/lib/platform/database'
import { routes } from '@/lib/routing/routes'
import { dataLinkSchema } from '@/lib/schemas/your-data'
import { askForLink } from '@/lib/use-cases/your-data/data-links'

const MESSAGE = 'If we hold anything with this address, an email with a link is on its way.'

/** Asks for a link to what we hold about an address. The answer, and the work for it, is the same for every address. */
export const { GET, POST } = publicEndpoint({
  schema: dataLinkSchema,
  form: {},
  formPage: routes.yourDataCheck,
  limits: ({ email }, sender) => [
    { limit: 'dataLinks', key: sender },
    { limit: 'dataLinksSameEmail', key: email.toLowerCase() },
    { limit: 'dataLinksEverybody', key: 'everybody' },
  ],
  failure: 'We could not take your request just now, and nothing was sent.',
  handle: async ({ email, website }) => {
    if (website === '') await askForLink(poolOf(await payloadClient()), email, randomUUID())
    return { ok: true, status: 202, body: { message: MESSAGE }, next: routes.yourDataSent }
  },
})
