import { TOLD_HOME_LENGTH_MAX } from '@/lib/domain/estimate/told-home-length'
import { QUOTE_FIELDS } from '@/lib/forms/quote'

import { formSchema, schemasOf } from './schema-of'
import { text } from './text'

/**
 * The quick calculation that led to a quote request, as the query string of its page. Visitors cannot correct it in the
 * form, so an invalid one is left out later instead of being rejected here.
 */
export const quoteCalculation = text({ max: TOLD_HOME_LENGTH_MAX }).optional()

export const quoteFields = schemasOf(QUOTE_FIELDS)

export const quoteRequestSchema = formSchema(QUOTE_FIELDS)
