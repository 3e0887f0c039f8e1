import { contactSchema } from '@/lib/schemas/contact'
import { contactReceived, routes } from '@/lib/site/routes'
import { fromContact } from '@/lib/use-cases/leads/from-contact'

import { enquiryEndpoint } from '../enquiry-endpoint'

export const POST = enquiryEndpoint({
  schema: contactSchema,
  form: {},
  formPage: routes.contactCheck,
  receivedPage: contactReceived,
  toLead: fromContact,
})
