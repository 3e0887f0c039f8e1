import * as z from 'zod'

import { CONFIDENCES } from '@/lib/domain/quantity/confidence'

import { blankIsAbsent, choice, line, showsAtLeast } from './fields'
import { isoDate, text } from './text'

const PERCENT = 'Enter VAT in percent, from 0 to 100'
const SOURCE = 'Enter the source, for example “Ofgem price cap, direct debit”'
const TABLE_LENGTH_MAX = 8_000

const percent = z.number(PERCENT).min(0, PERCENT).max(100, PERCENT)
const httpUrl = text({ max: 1_000 }).check(z.url({ protocol: /^https?$/, error: 'Enter the whole web address' }))

/**
 * A quarter's price cap as staff paste it, with what holds for all of its regions. `saves`: whether to save it, or only to
 * say what it would change. `isConfirmed`: what is unusual about it has been checked against the source.
 */
export const priceCapSchema = z
  .strictObject({
    saves: z.boolean(),
    isConfirmed: z.boolean(),
    table: text({ max: TABLE_LENGTH_MAX, tooLong: 'Paste only the table of prices' }),
    validFrom: isoDate('Enter the first day'),
    validTo: isoDate('Enter the last day'),
    source: line({ max: 200, missing: SOURCE }).refine(showsAtLeast(2), SOURCE),
    url: blankIsAbsent(httpUrl.optional()),
    read: isoDate('Enter the date of the source'),
    confidence: choice(CONFIDENCES, 'Choose how reliable the prices are'),
    vatPercent: percent,
    vatUntil: blankIsAbsent(isoDate('Enter the last day of the rate').optional()),
    vatPercentAfter: blankIsAbsent(percent.optional()),
    gasVatPercent: percent,
  })
  .refine(({ validFrom, validTo }) => validTo >= validFrom, {
    path: ['validTo'],
    message: 'The last day cannot come before the first',
  })
  .refine(({ vatUntil, vatPercentAfter }) => (vatUntil === undefined) === (vatPercentAfter === undefined), {
    path: ['vatPercentAfter'],
    message: 'Enter the last day of the rate together with the rate that follows',
  })

export type PriceCapEntry = Omit<z.output<typeof priceCapSchema>, 'saves' | 'isConfirmed'>
