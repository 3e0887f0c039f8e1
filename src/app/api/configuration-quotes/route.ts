import { besidePayload } from '@/app/(payload)/payload-rest'
import { getBasis } from '@/lib/data/basis'
import { now } from '@/lib/platform/clock'
import { routes } from '@/lib/routing/routes'
import { configureReceived } from '@/lib/routing/script-routes'
import { configurationQuoteSchema } from '@/lib/schemas/calculate/configuration-quote'
import { configurationForm } from '@/lib/schemas/form-values'
import { fromConfiguration } from '@/lib/use-cases/leads/from-configuration'

import { enquiryEndpoint } from '../enquiry-endpoint'

/** The price is recalculated here from the choices. */
const submit = enquiryEndpoint({
  schema: configurationQuoteSchema,
  form: configurationForm,
  formPage: routes.configureCheck,
  receivedPage: configureReceived,
  success: 'Thank you! The price of your system is on its way to your inbox.',
  toLead: async (input) => {
    const basis = await getBasis()
    return fromConfiguration({ input, basis, submittedAt: now() })
  },
})

export const { GET, DELETE, POST } = besidePayload('configuration-quotes', submit)
