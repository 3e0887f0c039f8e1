import * as z from 'zod'

import { quoteCalculation, quoteFields } from './quote-request'

/** Increment when fields change their names or meaning. The options of a field are not covered by the version. */
export const QUOTE_VERSION = 1

const quoteVersion1 = z.strictObject({ version: z.literal(1), ...quoteFields, calculation: quoteCalculation })

export type QuotePayload = z.output<typeof quoteVersion1>

/**
 * The structured quote request that accompanies its text. A request of a newer version becomes null, and its text is
 * used instead: it may come from a tab that was open when a release was rolled back.
 */
export const quotePayload = z
  .looseObject({ version: z.int().min(1) })
  .transform((value, context): QuotePayload | null => {
    if (value.version > QUOTE_VERSION) return null
    const read = quoteVersion1.safeParse(value)
    if (read.success) return read.data
    for (const { path, message } of read.error.issues) context.addIssue({ code: 'custom', path, message })
    return z.NEVER
  })
