import { datasheetReceived } from '@/lib/routing/enquiry-routes'
import { routes } from '@/lib/routing/routes'
import { datasheetLeadSchema } from '@/lib/schemas/datasheet-lead'
import { consentForm } from '@/lib/schemas/form-values'
import { fromDatasheetLead } from '@/lib/use-cases/leads/from-datasheet-lead'

import { enquiryEndpoint } from '../enquiry-endpoint'

export const { GET, POST } = enquiryEndpoint({
  schema: datasheetLeadSchema,
  form: consentForm,
  formPage: routes.datasheetCheck,
  receivedPage: datasheetReceived,
  toLead: fromDatasheetLead,
  success: 'Thank you! Your datasheet is ready to download, and we’ve emailed you a link.',
})
