import { surveyLeadSchema } from '@/lib/schemas/survey-lead'

import { checkWith } from '../shared/check-with'

export const checkQuoteRequest = checkWith(surveyLeadSchema)
