import { isLongQuery, payloadRest } from '@/app/(payload)/payload-rest'
import { routes } from '@/lib/routing/routes'
import { quoteRequestReceived } from '@/lib/routing/script-routes'
import { contactInquirySchema } from '@/lib/schemas/contact-inquiry'
import { contactInquiryForm } from '@/lib/schemas/form-values'
import { fromContactInquiry } from '@/lib/use-cases/leads/from-contact-inquiry'

import { enquiryEndpoint } from '../enquiry-endpoint'
import { withCalculation } from '../quote-calculation'

const rest = payloadRest('contact-inquiries')

const submit = enquiryEndpoint({
  schema: contactInquirySchema,
  form: contactInquiryForm,
  formPage: routes.quoteRequestCheck,
  receivedPage: quoteRequestReceived,
  toLead: (input) => withCalculation(fromContactInquiry(input), input.quote?.calculation),
})

export const GET = rest.GET
export const DELETE = rest.DELETE
export const POST = (request: Request) => (isLongQuery(request) ? rest.POST(request) : submit.POST(request))
