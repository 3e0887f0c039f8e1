import { besidePayload } from '@/app/(payload)/payload-rest'
import { basisOn } from '@/lib/calculators/quick/estimate-basis'
import { getNumbers } from '@/lib/data/numbers'
import { getPowerboard } from '@/lib/data/product'
import { PROJECT_QUOTE_FIELDS } from '@/lib/forms/project-quote'
import { now } from '@/lib/platform/clock'
import { enquiryToken } from '@/lib/platform/enquiry-token'
import { enquiryPage } from '@/lib/routing/enquiry-routes'
import { routes } from '@/lib/routing/routes'
import { formShape } from '@/lib/schemas/form-values'
import { projectQuoteSchema } from '@/lib/schemas/project-quote'
import { fromProjectQuote } from '@/lib/use-cases/leads/from-project-quote'

import { enquiryEndpoint } from '../enquiry-endpoint'

/** Panels and price are calculated here from the building. The client's own page follows, which shows the price and takes plans. */
const submit = enquiryEndpoint({
  schema: projectQuoteSchema,
  form: formShape(PROJECT_QUOTE_FIELDS),
  formPage: routes.projectQuoteCheck,
  receivedPage: (reference) => enquiryPage(enquiryToken(reference)),
  toLead: async (input) => {
    const [numbers, panel] = await Promise.all([getNumbers(), getPowerboard()])
    return fromProjectQuote({ input, basis: basisOn({ now: now(), numbers, panel }) })
  },
})

export const { GET, DELETE, POST } = besidePayload('project-quotes', submit)
