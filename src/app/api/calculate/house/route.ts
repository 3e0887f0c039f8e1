import { calculationEndpoint } from '@/lib/http/calculation-endpoint'
import { houseQuestionSchema } from '@/lib/schemas/calculate/house'
import { calculateHouse } from '@/lib/site/calculations/house'

/** A hundred rooms with twenty elements each. */
const MAX_BYTES = 512 * 1024

export const POST = calculationEndpoint({ schema: houseQuestionSchema, maxBytes: MAX_BYTES, calculate: calculateHouse })
