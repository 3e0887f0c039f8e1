import { payloadClient } from '@/lib/data/payload-client'
import { publicEndpoint } from '@/lib/http/public-endpoint'
import { poolOf } from '@/lib/platform/database'
import { waitingPage } from '@/lib/routing/enquiry-routes'
import { routes } from '@/lib/routing/routes'
import { waitingAnswerSchema } from '@/lib/schemas/waiting-list'
import { confirmWaiting, leaveWaitingList } from '@/lib/use-cases/waiting-list/answer-waiting-link'

/**
 * The holder of a link confirms the email address or has it deleted. This takes a form rather than the link itself,
 * because email scanners open links.
 */
export const { GET, POST } = publicEndpoint({
  schema: waitingAnswerSchema,
  form: {},
  formPage: routes.waitingCheck,
  failure: 'We could not save that just now.',
  handle: async ({ token, answer }) => {
    const pool = poolOf(await payloadClient())
    if (answer === 'leave') {
      await leaveWaitingList(pool, token)
      return { ok: true, status: 200, body: { message: 'Your address has been deleted.' }, next: routes.waitingLeft }
    }
    return (await confirmWaiting(pool, token))
      ? { ok: true, status: 200, body: { message: 'Your address is confirmed.' }, next: waitingPage(token) }
      : {
          ok: false,
          status: 404,
          message: 'This link has expired. Please enter your address on the product page again.',
        }
  },
})
