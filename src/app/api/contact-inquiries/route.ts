import { isLongQuery, payloadRest } from '@/app/(payload)/payload-rest'
import { contactInquirySchema } from '@/lib/schemas/contact-inquiry'
import { contactInquiryForm } from '@/lib/schemas/form-values'
import { routes } from '@/lib/site/routes'
import { quoteRequestReceived } from '@/lib/site/script-routes'
import { fromContactInquiry } from '@/lib/use-cases/leads/from-contact-inquiry'

import { enquiryEndpoint } from '../enquiry-endpoint'

const rest = payloadRest('contact-inquiries')

const submit = enquiryEndpoint({
  schema: contactInquirySchema,
  form: contactInquiryForm,
  formPage: routes.quoteRequestCheck,
  receivedPage: quoteRequestReceived,
  toLead: fromContactInquiry,
})

export const GET = rest.GET
export const DELETE = rest.DELETE
export const POST = (request: Request) => (isLongQuery(request) ? rest.POST(request) : submit(request))
