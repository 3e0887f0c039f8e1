import { calculateRunningCost } from '@/lib/calculators/api/running-cost'
import { getNumbers } from '@/lib/data/numbers'
import { londonTime } from '@/lib/domain/calendar/london-time'
import { calculationEndpoint } from '@/lib/http/calculation-endpoint'
import { now } from '@/lib/platform/clock'
import { runningCostQuestionSchema } from '@/lib/schemas/calculate/running-cost'

export const POST = calculationEndpoint({
  schema: runningCostQuestionSchema,
  calculate: async ({ pricesOn = londonTime(now()).date, ...question }) =>
    calculateRunningCost({ numbers: await getNumbers(), pricesOn, ...question }),
})
