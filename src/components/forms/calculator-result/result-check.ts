import { resultRequestSchema } from '@/lib/schemas/result-request'

import { checkWith } from '../shared/check-with'

export const checkResultRequest = checkWith(resultRequestSchema)
