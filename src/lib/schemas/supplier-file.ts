import * as z from 'zod'

import { atLeast, line } from './fields'
import { text } from './text'

/** Maximum length in characters, about twenty thousand lines. */
export const SUPPLIER_FILE_MAX = 1_000_000

const UNREADABLE = 'This file could not be read as text.'
const TOO_LONG = 'This file is too large: at most one million characters.'

export const supplierFileSchema = z.strictObject({
  name: line({ max: 200, missing: UNREADABLE }).refine(atLeast(1), UNREADABLE),
  text: text({ max: SUPPLIER_FILE_MAX, wrong: UNREADABLE, tooLong: TOO_LONG }),
})

/** `confirmed`: the file is accepted despite the queries. */
export const supplierDecisionSchema = z.strictObject({ confirmed: z.boolean().default(false) })
