import { besidePayload } from '@/app/(payload)/payload-rest'
import { payloadClient } from '@/lib/data/payload-client'
import { reportEndpoint } from '@/lib/http/report-endpoint'
import { now } from '@/lib/platform/clock'
import { poolOf } from '@/lib/platform/database'
import { release } from '@/lib/platform/release'
import { performanceMetricSchema } from '@/lib/schemas/performance-metric'
import { recordPerformanceMetric } from '@/lib/use-cases/records/record-performance-metric'

/** Records the speed of a page in a visitor's browser. */
const record = reportEndpoint({
  schema: performanceMetricSchema,
  limits: (sender) => [
    { limit: 'speed', key: sender },
    { limit: 'speedEverybody', key: 'everybody' },
  ],
  keep: async (metric) =>
    recordPerformanceMetric(poolOf(await payloadClient()), metric, { now: now(), release: release() }),
})

export const { GET, DELETE, POST } = besidePayload('performance-metrics', { POST: record })
