import { DATA_REQUEST_FIELDS } from '@/lib/forms/data-request'
import { now } from '@/lib/platform/clock'
import { dataRequestReceived, routes } from '@/lib/routing/routes'
import { formShape } from '@/lib/schemas/form-values'
import { dataRequestSchema } from '@/lib/schemas/your-data'
import { fromDataRequest } from '@/lib/use-cases/your-data/from-data-request'

import { callLimits, enquiryLimits } from '../../holding-limits'
import { leadEndpoint } from '../../lead-endpoint'

/** A request about someone’s data that a colleague answers, with the time that the law gives us. */
export const { GET, POST } = leadEndpoint({
  schema: dataRequestSchema,
  form: formShape(DATA_REQUEST_FIELDS),
  formPage: routes.dataRequestCheck,
  heldBackAbove: ({ email, phone = '' }, sender) =>
    email === undefined ? callLimits({ phone, sender }) : enquiryLimits({ email, sender }),
  handle: async (input, take) => {
    const taken = await take(fromDataRequest(input, now()))
    if (!taken.ok) return taken
    const { reference, isRepeat } = taken
    const message = 'We have your request, and answer within a month.'
    return { ok: true, status: 201, body: { message, reference }, next: dataRequestReceived(reference), isRepeat }
  },
})
