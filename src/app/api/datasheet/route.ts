import { datasheetLeadSchema } from '@/lib/schemas/datasheet-lead'
import { consentForm } from '@/lib/schemas/form-values'
import { datasheetReceived } from '@/lib/site/enquiry-routes'
import { routes } from '@/lib/site/routes'
import { fromDatasheetLead } from '@/lib/use-cases/leads/from-datasheet-lead'

import { enquiryEndpoint } from '../enquiry-endpoint'

export const POST = enquiryEndpoint({
  schema: datasheetLeadSchema,
  form: consentForm,
  formPage: routes.datasheetCheck,
  receivedPage: datasheetReceived,
  toLead: fromDatasheetLead,
  success: 'Thank you! The datasheet is yours to download, and its address is in the mail on its way to you.',
})
