import { payloadClient } from '@/lib/data/payload-client'
import { reportEndpoint } from '@/lib/http/report-endpoint'
import { now } from '@/lib/platform/clock'
import { poolOf } from '@/lib/platform/database'
import { CONSENT_HEADER } from '@/lib/routing/endpoints'
import { heatmapSchema } from '@/lib/schemas/heatmap'
import { recordHeatmap } from '@/lib/use-cases/records/record-heatmap'

import { isReader } from '../../blog/is-reader'

/** Records what consenting visitors do on pages. The response is the same for everyone. */
export const POST = reportEndpoint({
  schema: heatmapSchema,
  limits: (sender) => [
    { limit: 'heatmap', key: sender },
    { limit: 'heatmapEverybody', key: 'everybody' },
  ],
  keep: async ({ records }, { headers }) => {
    if (headers.get(CONSENT_HEADER) !== 'accepted' || !(await isReader(headers))) return
    await recordHeatmap(poolOf(await payloadClient()), records, now())
  },
})
