import { besidePayload } from '@/app/(payload)/payload-rest'
import { getBasis } from '@/lib/data/basis'
import { payloadClient } from '@/lib/data/payload-client'
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
    const [payload, basis] = await Promise.all([payloadClient(), getBasis()])
    await recordUsage(poolOf(payload), usage, { now: now(), basis })
  },
})

export const { GET, DELETE, POST } = besidePayload('calculator-usage', { POST: record })
