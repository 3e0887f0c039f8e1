import { besidePayload } from '@/app/(payload)/payload-rest'
import { basisOn } from '@/lib/calculators/quick/estimate-basis'
import { getNumbers } from '@/lib/data/numbers'
import { payloadClient } from '@/lib/data/payload-client'
import { getPowerboard } from '@/lib/data/product'
import { reportEndpoint } from '@/lib/http/report-endpoint'
import { now } from '@/lib/platform/clock'
import { poolOf } from '@/lib/platform/database'
import { usageRecordSchema } from '@/lib/schemas/calculate/usage-record'
import { recordUsage } from '@/lib/use-cases/records/record-usage'

const record = reportEndpoint({
  schema: usageRecordSchema,
  limits: (sender) => [
    { limit: 'calculatorUsage', key: sender },
    { limit: 'calculatorUsageEverybody', key: 'everybody' },
  ],
  keep: async (usage) => {
    const at = now()
    const [payload, numbers, panel] = await Promise.all([payloadClient(), getNumbers(), getPowerboard()])
    await recordUsage(poolOf(payload), usage, { now: at, basis: basisOn({ now: at, numbers, panel }) })
  },
})

export const { GET, DELETE, POST } = besidePayload('calculator-usage', { POST: record })
