import { calculateRoom } from '@/lib/calculators/api/room'
import { getBasis } from '@/lib/data/basis'
import { calculationEndpoint } from '@/lib/http/calculation-endpoint'
import { roomQuestionSchema } from '@/lib/schemas/calculate/room'

export const POST = calculationEndpoint({
  schema: roomQuestionSchema,
  calculate: async (question) => calculateRoom({ ...question, basis: await getBasis() }),
})
