import { besidePayload } from '@/app/(payload)/payload-rest'
import { routes } from '@/lib/routing/routes'
import { quoteRequestReceived } from '@/lib/routing/script-routes'
import { contactInquirySchema } from '@/lib/schemas/contact-inquiry'
import { contactInquiryForm } from '@/lib/schemas/form-values'
import { fromContactInquiry } from '@/lib/use-cases/leads/from-contact-inquiry'

import { enquiryEndpoint } from '../enquiry-endpoint'
import { withCalculation } from '../quote-calculation'

const submit = enquiryEndpoint({
  schema: contactInquirySchema,
  form: contactInquiryForm,
  formPage: routes.quoteRequestCheck,
  receivedPage: quoteRequestReceived,
  toLead: (input) => withCalculation(fromContactInquiry(input), input.quote?.calculation),
})

export const { GET, DELETE, POST } = besidePayload('contact-inquiries', submit)
