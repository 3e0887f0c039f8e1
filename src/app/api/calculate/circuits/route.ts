import { calculationEndpoint } from '@/lib/http/calculation-endpoint'
import { circuitsQuestionSchema } from '@/lib/schemas/calculate/circuits'
import { calculateCircuits } from '@/lib/site/calculations/circuits'

export const POST = calculationEndpoint({ schema: circuitsQuestionSchema, calculate: calculateCircuits })
