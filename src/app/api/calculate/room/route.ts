import { calculationEndpoint } from '@/lib/http/calculation-endpoint'
import { roomQuestionSchema } from '@/lib/schemas/calculate/room'
import { calculateRoom } from '@/lib/site/calculations/room'

export const POST = calculationEndpoint({ schema: roomQuestionSchema, calculate: calculateRoom })
