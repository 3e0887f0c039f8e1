import { isLongQuery, payloadRest } from '@/app/(payload)/payload-rest'
import { payloadClient } from '@/lib/data/payload-client'
import { getNumbers } from '@/lib/data/numbers'
import { getPowerboard } from '@/lib/data/product'
import { reportEndpoint } from '@/lib/http/report-endpoint'
import { now } from '@/lib/platform/clock'
import { poolOf } from '@/lib/platform/database'
import { calculatorUsageSchema } from '@/lib/schemas/calculator-usage'
import { basisOn } from '@/lib/site/quick-calculation/estimate'
import { recordCalculation } from '@/lib/use-cases/records/record-calculation'

const rest = payloadRest('calculator-usage')

const record = reportEndpoint({
  schema: calculatorUsageSchema,
  limits: (sender) => [
    { limit: 'calculatorUsage', key: sender },
    { limit: 'calculatorUsageEverybody', key: 'everybody' },
  ],
  keep: async (usage) => {
    const at = now()
    const [payload, numbers, panel] = await Promise.all([payloadClient(), getNumbers(), getPowerboard()])
    await recordCalculation(poolOf(payload), usage, { now: at, basis: basisOn({ now: at, numbers, panel }) })
  },
})

export const GET = rest.GET
export const DELETE = rest.DELETE
export const POST = (request: Request) => (isLongQuery(request) ? rest.POST(request) : record(request))
