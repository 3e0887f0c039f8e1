import * as z from 'zod'

const querySchema = z.object({
  days: z
    .enum(['28', '90', '365'])
    .catch('90')
    .transform((days) => Number(days)),
  group: z.enum(['source', 'kind', 'area', 'website', 'campaign', 'place', 'page']).catch('source'),
})

/** Reads the query of the lead funnel and its file; invalid values are ignored. */
export const readFunnelQuery = (params: URLSearchParams) =>
  querySchema.parse({ days: params.get('days'), group: params.get('group') })
