import { payloadClient } from '@/lib/data/payload-client'
import { reportEndpoint } from '@/lib/http/report-endpoint'
import { now } from '@/lib/platform/clock'
import { poolOf } from '@/lib/platform/database'
import { release } from '@/lib/platform/release'
import { errorReportSchema } from '@/lib/schemas/error-report'
import { recordBrowserError } from '@/lib/use-cases/records/record-browser-error'

export const POST = reportEndpoint({
  schema: errorReportSchema,
  limits: (sender) => [
    { limit: 'report', key: sender },
    { limit: 'reportEverybody', key: 'everybody' },
  ],
  keep: async (report) => recordBrowserError(poolOf(await payloadClient()), report, { now: now(), release: release() }),
})
