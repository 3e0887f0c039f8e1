import * as z from 'zod'

const querySchema = z.object({
  days: z
    .enum(['7', '28', '90'])
    .catch('28')
    .transform((days) => Number(days) as 7 | 28 | 90), // one of the three
  table: z.enum(['posts', 'steps', 'places', 'sources', 'days']).catch('posts'),
})

/** Reads the query of the blog analytics and their files; invalid values are ignored. */
export function readAnalyticsQuery(params: URLSearchParams) {
  return querySchema.parse({ days: params.get('days'), table: params.get('table') })
}
