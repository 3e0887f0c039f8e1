import { calculationEndpoint } from '@/lib/http/calculation-endpoint'
import { comfortQuestionSchema } from '@/lib/schemas/calculate/comfort'
import { calculateComfort } from '@/lib/site/calculations/comfort'

export const POST = calculationEndpoint({ schema: comfortQuestionSchema, calculate: calculateComfort })
