import * as z from 'zod'

/** Where the script of the analytics service is, and the number of this site there. */
export const analyticsSettingsSchema = z.object({ scriptUrl: z.url(), siteId: z.string() })
