import { randomBytes } from 'node:crypto'

import { payloadClient } from '@/lib/data/payload-client'
import { getNumbers } from '@/lib/data/numbers'
import { getPowerboard } from '@/lib/data/product'
import { getSiteSettings } from '@/lib/data/site-settings'
import { publicEndpoint } from '@/lib/http/public-endpoint'
import { wayOut } from '@/lib/http/way-out'
import { now } from '@/lib/platform/clock'
import { resultRequestForm } from '@/lib/schemas/form-values'
import { resultRequestSchema } from '@/lib/schemas/result-request'
import { basisOn } from '@/lib/site/quick-calculation/estimate'
import { quickResultSent, routes } from '@/lib/site/routes'
import { fromResultRequest } from '@/lib/use-cases/leads/from-result-request'
import { submitLead } from '@/lib/use-cases/leads/submit-lead'

/** Takes the address that a calculation's result goes to. What is sent is worked out here, from the answers. */
export const POST = publicEndpoint({
  schema: resultRequestSchema,
  form: resultRequestForm,
  formPage: routes.quickResultCheck,
  limits: ({ email }, sender) => [
    { limit: 'enquiry', key: sender },
    { limit: 'enquirySameEmail', key: email.toLowerCase() },
  ],
  wayOut,
  handle: async (input, { idempotency }) => {
    const at = now()
    const [payload, { hours }, numbers, panel] = await Promise.all([
      payloadClient(),
      getSiteSettings(),
      getNumbers(),
      getPowerboard(),
    ])
    const lead = fromResultRequest({ input, basis: basisOn({ now: at, numbers, panel }) })
    const submitted = await submitLead({ payload, hours, now: at, randomBytes }, lead, idempotency)
    if (!submitted.ok)
      return {
        ok: false,
        status: 422,
        message: 'This request was already sent with other answers. Please reload the page and send it again.',
      }
    const { reference } = submitted
    return {
      ok: true,
      status: 201,
      body: { message: 'The result is on its way to your inbox.', reference },
      next: quickResultSent(reference),
    }
  },
})
