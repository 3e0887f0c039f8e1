import * as z from 'zod'

import { anyUrl, text } from './text'

/** URL of the analytics script, and the id of this site in the service. */
export const analyticsSettingsSchema = z.object({ scriptUrl: anyUrl, siteId: text({ max: 100 }) })
