import * as z from 'zod'

import { text, webAddress } from './text'

/** URL of the analytics script, and the id of this site in the service. */
export const analyticsSettingsSchema = z.object({ scriptUrl: webAddress, siteId: text({ max: 100 }) })
