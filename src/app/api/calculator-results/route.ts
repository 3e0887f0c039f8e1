import { getBasis } from '@/lib/data/basis'
import { quickResultSent, routes } from '@/lib/routing/routes'
import { estimateEmailSchema } from '@/lib/schemas/calculate/estimate-email'
import { estimateEmailForm } from '@/lib/schemas/form-values'
import { fromEstimateEmail } from '@/lib/use-cases/leads/from-estimate-email'

import { enquiryLimits } from '../holding-limits'
import { leadEndpoint } from '../lead-endpoint'

/** Takes the email address to send a result to. The result is recalculated here from the answers. */
export const { GET, POST } = leadEndpoint({
  schema: estimateEmailSchema,
  form: estimateEmailForm,
  formPage: routes.quickResultCheck,
  heldBackAbove: ({ email }, sender) => enquiryLimits({ email, sender }),
  handle: async (input, take) => {
    const basis = await getBasis()
    const taken = await take(fromEstimateEmail({ input, basis }))
    if (!taken.ok) return taken
    const { reference, isRepeat } = taken
    return {
      ok: true,
      status: 201,
      body: { message: 'The result is on its way to your inbox.', reference },
      next: quickResultSent(reference),
      isRepeat,
    }
  },
})
