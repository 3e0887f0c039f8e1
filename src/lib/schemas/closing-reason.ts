import * as z from 'zod'

import { line, showsAtLeast } from './fields'

const MISSING = 'Write the reason first'

/** Why staff close a delivery that will not be sent. */
export const closingReasonSchema = z.strictObject({
  reason: line({ max: 200, missing: MISSING }).refine(showsAtLeast(1), MISSING),
})
