import { besidePayload } from '@/app/(payload)/payload-rest'
import { quoteVisitIn } from '@/lib/routing/quote-visit'
import { routes } from '@/lib/routing/routes'
import { quoteRequestReceived } from '@/lib/routing/script-routes'
import { surveyLeadForm } from '@/lib/schemas/form-values'
import { surveyLeadSchema } from '@/lib/schemas/survey-lead'
import { fromSurveyLead } from '@/lib/use-cases/leads/from-survey-lead'

import { enquiryEndpoint } from '../enquiry-endpoint'
import { withCalculation } from '../quote-calculation'

const submit = enquiryEndpoint({
  schema: surveyLeadSchema,
  form: surveyLeadForm,
  formPage: routes.quoteRequestCheck,
  receivedPage: quoteRequestReceived,
  toLead: (input) => withCalculation(fromSurveyLead(input), input.calculation),
  // Without JavaScript the form cannot read its own URL.
  formDefaults: ({ headers }) => quoteVisitIn(searchOf(headers.get('referer'))),
})

const searchOf = (url: string | null) => (url !== null && URL.canParse(url) ? new URL(url).search : '')

export const { GET, DELETE, POST } = besidePayload('survey-leads', submit)
