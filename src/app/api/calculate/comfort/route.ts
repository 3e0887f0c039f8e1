import { calculateComfort } from '@/lib/calculators/api/comfort'
import { getBasis } from '@/lib/data/basis'
import { calculationEndpoint } from '@/lib/http/calculation-endpoint'
import { comfortQuestionSchema } from '@/lib/schemas/calculate/comfort'

export const POST = calculationEndpoint({
  schema: comfortQuestionSchema,
  calculate: async (question) => calculateComfort({ ...question, basis: await getBasis() }),
})
