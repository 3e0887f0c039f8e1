import { calculateHouse } from '@/lib/calculators/api/house'
import { getBasis } from '@/lib/data/basis'
import { calculationEndpoint } from '@/lib/http/calculation-endpoint'
import { houseQuestionSchema } from '@/lib/schemas/calculate/house'

/** Enough for a hundred rooms with twenty elements each. */
const MAX_BYTES = 512 * 1024

export const POST = calculationEndpoint({
  schema: houseQuestionSchema,
  maxBytes: MAX_BYTES,
  calculate: async (question) => {
    const basis = await getBasis()
    return calculateHouse({ ...question, basis })
  },
})
