import { calculateHouse } from '@/lib/calculators/api/house'
import { basisOn } from '@/lib/calculators/quick/estimate-basis'
import { getNumbers } from '@/lib/data/numbers'
import { getPowerboard } from '@/lib/data/product'
import { calculationEndpoint } from '@/lib/http/calculation-endpoint'
import { now } from '@/lib/platform/clock'
import { houseQuestionSchema } from '@/lib/schemas/calculate/house'

/** Enough for a hundred rooms with twenty elements each. */
const MAX_BYTES = 512 * 1024

export const POST = calculationEndpoint({
  schema: houseQuestionSchema,
  maxBytes: MAX_BYTES,
  calculate: async (question) => {
    const [numbers, panel] = await Promise.all([getNumbers(), getPowerboard()])
    return calculateHouse({ ...question, basis: basisOn({ now: now(), numbers, panel }) })
  },
})
