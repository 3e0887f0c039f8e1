import { calculateComfort } from '@/lib/calculators/api/comfort'
import { calculationEndpoint } from '@/lib/http/calculation-endpoint'
import { comfortQuestionSchema } from '@/lib/schemas/calculate/comfort'

export const POST = calculationEndpoint({ schema: comfortQuestionSchema, calculate: calculateComfort })
