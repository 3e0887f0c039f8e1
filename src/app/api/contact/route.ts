import { now } from '@/lib/platform/clock'
import { contactReceived, routes } from '@/lib/routing/routes'
import { contactSchema } from '@/lib/schemas/contact'
import { fromContact } from '@/lib/use-cases/leads/from-contact'

import { enquiryEndpoint } from '../enquiry-endpoint'

export const { GET, POST } = enquiryEndpoint({
  schema: contactSchema,
  form: {},
  formPage: routes.contactCheck,
  receivedPage: contactReceived,
  toLead: (input) => fromContact(input, now()),
})
