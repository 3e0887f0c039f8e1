import { calculateRoom } from '@/lib/calculators/api/room'
import { calculationEndpoint } from '@/lib/http/calculation-endpoint'
import { roomQuestionSchema } from '@/lib/schemas/calculate/room'

export const POST = calculationEndpoint({ schema: roomQuestionSchema, calculate: calculateRoom })
