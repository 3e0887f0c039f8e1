import { besidePayload } from '@/app/(payload)/payload-rest'
import { getBasis } from '@/lib/data/basis'
import { PROJECT_QUOTE_FIELDS } from '@/lib/forms/project-quote'
import { enquiryToken } from '@/lib/platform/enquiry-token'
import { enquiryPage } from '@/lib/routing/enquiry-routes'
import { routes } from '@/lib/routing/routes'
import { formShape } from '@/lib/schemas/form-values'
import { projectQuoteSchema } from '@/lib/schemas/project-quote'
import { fromProjectQuote } from '@/lib/use-cases/leads/from-project-quote'

import { enquiryEndpoint } from '../enquiry-endpoint'
import { withHome } from '../quote-calculation'

/** Panels and price are calculated here from the building. The client's own page follows, which shows the price and takes plans. */
const submit = enquiryEndpoint({
  schema: projectQuoteSchema,
  form: formShape(PROJECT_QUOTE_FIELDS),
  formPage: routes.projectQuoteCheck,
  receivedPage: (reference) => enquiryPage(enquiryToken(reference)),
  toLead: async (input) => {
    const basis = await getBasis()
    return withHome(fromProjectQuote({ input, basis }), input.calculation)
  },
})

export const { GET, DELETE, POST } = besidePayload('project-quotes', submit)
