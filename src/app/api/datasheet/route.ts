import { DATASHEET_FIELDS } from '@/lib/forms/datasheet'
import { datasheetReceived } from '@/lib/routing/enquiry-routes'
import { routes } from '@/lib/routing/routes'
import { datasheetLeadSchema } from '@/lib/schemas/datasheet-lead'
import { formShape } from '@/lib/schemas/form-values'
import { fromDatasheetLead } from '@/lib/use-cases/leads/from-datasheet-lead'

import { enquiryEndpoint } from '../enquiry-endpoint'

export const { GET, POST } = enquiryEndpoint({
  schema: datasheetLeadSchema,
  form: formShape(DATASHEET_FIELDS),
  formPage: routes.datasheetCheck,
  receivedPage: datasheetReceived,
  toLead: fromDatasheetLead,
  success: 'Thank you! Your datasheet is ready to download, and we’ve emailed you a link.',
})
