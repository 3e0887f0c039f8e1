import * as z from 'zod'

/** URL of the analytics script, and the id of this site in the service. */
export const analyticsSettingsSchema = z.object({ scriptUrl: z.url(), siteId: z.string() })
