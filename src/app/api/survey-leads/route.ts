import { isLongQuery, payloadRest } from '@/app/(payload)/payload-rest'
import { surveyLeadForm } from '@/lib/schemas/form-values'
import { surveyLeadSchema } from '@/lib/schemas/survey-lead'
import { routes } from '@/lib/site/routes'
import { quoteRequestReceived } from '@/lib/site/script-routes'
import { fromSurveyLead } from '@/lib/use-cases/leads/from-survey-lead'

import { enquiryEndpoint } from '../enquiry-endpoint'

const rest = payloadRest('survey-leads')

const submit = enquiryEndpoint({
  schema: surveyLeadSchema,
  form: surveyLeadForm,
  formPage: routes.quoteRequestCheck,
  receivedPage: quoteRequestReceived,
  toLead: fromSurveyLead,
})

export const GET = rest.GET
export const DELETE = rest.DELETE
export const POST = (request: Request) => (isLongQuery(request) ? rest.POST(request) : submit(request))
