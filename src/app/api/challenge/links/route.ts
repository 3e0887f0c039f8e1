import { randomUUID } from 'node:crypto'

import { payloadClient } from '@/lib/data/payload-client'
import { publicEndpoint } from '@/lib/http/public-endpoint'
import { poolOf } from '@/lib/platform/database'
import { routes } from '@/lib/routing/routes'
import { seasonLinkSchema } from '@/lib/schemas/season-link'
import { keepSeasonLink } from '@/lib/use-cases/challenge/season-links'

/** Two winters of daily use, and many more marks than a household can make. */
const MAX_BYTES = 200 * 1024

const MESSAGE = 'Please check your inbox. Open the link on the other device within seven days.'

/** Stores a household’s winter and emails the link to it. The response reveals nothing about the email address. */
export const { GET, POST } = publicEndpoint({
  schema: seasonLinkSchema,
  form: {},
  formPage: routes.energyChallenge,
  maxBytes: MAX_BYTES,
  limits: ({ email }, sender) => [
    { limit: 'seasonLinks', key: sender },
    { limit: 'seasonLinksSameEmail', key: email },
    { limit: 'seasonLinksEverybody', key: 'everybody' },
  ],
  failure: 'We could not send the link just now. Your challenge is still on this device.',
  handle: async ({ website, ...link }) => {
    if (website === '') await keepSeasonLink(poolOf(await payloadClient()), link, randomUUID())
    return { ok: true, status: 202, body: { message: MESSAGE }, next: routes.energyChallenge }
  },
})
