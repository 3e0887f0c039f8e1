import { calculateCircuits } from '@/lib/calculators/api/circuits'
import { getBasis } from '@/lib/data/basis'
import { calculationEndpoint } from '@/lib/http/calculation-endpoint'
import { circuitsQuestionSchema } from '@/lib/schemas/calculate/circuits'

export const POST = calculationEndpoint({
  schema: circuitsQuestionSchema,
  calculate: async (question) => calculateCircuits({ ...question, basis: await getBasis() }),
})
