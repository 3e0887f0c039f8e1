import { estimateEmailSchema } from '@/lib/schemas/calculate/estimate-email'

import { checkWith } from '../shared/check-with'

export const checkEstimateEmail = checkWith(estimateEmailSchema)
