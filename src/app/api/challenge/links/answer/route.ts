import { payloadClient } from '@/lib/data/payload-client'
import { publicEndpoint } from '@/lib/http/public-endpoint'
import { poolOf } from '@/lib/platform/database'
import { seasonLinkPage } from '@/lib/routing/enquiry-routes'
import { routes } from '@/lib/routing/routes'
import { seasonLinkAnswerSchema } from '@/lib/schemas/season-link'
import { confirmSeasonLink, eraseSeasonLink } from '@/lib/use-cases/challenge/season-links'

/**
 * The holder of a link confirms it or has the winter deleted. This takes a form rather than the link itself, because
 * email scanners open links.
 */
export const { GET, POST } = publicEndpoint({
  schema: seasonLinkAnswerSchema,
  form: {},
  formPage: routes.seasonLinkCheck,
  failure: 'We could not do that just now, and nothing was changed.',
  handle: async ({ token, answer }) => {
    const pool = poolOf(await payloadClient())
    if (answer === 'erase') {
      await eraseSeasonLink(pool, token)
      return {
        ok: true,
        status: 200,
        body: { message: 'Your saved challenge has been deleted.' },
        next: routes.seasonErased,
      }
    }
    return (await confirmSeasonLink(pool, token))
      ? { ok: true, status: 200, body: { message: 'Your challenge has been saved.' }, next: seasonLinkPage(token) }
      : {
          ok: false,
          status: 404,
          message: 'This link has expired. Ask for a new one on the device that holds your challenge.',
        }
  },
})
