import * as z from 'zod'

import { QUOTE_LINES_MAX } from '@/lib/domain/quotes/quote-lines'
import { QUOTE_ACTIONS } from '@/lib/domain/quotes/quote-states'

import { deliveryAddress } from './checkout'
import { token } from './enquiry-change'
import { blankIsAbsent, line, paragraphs, robotTraps, showsAtLeast } from './fields'
import { instant, text } from './text'

const PREVIEW_MISSING = 'Reload the page and check the quote before you send it'

/**
 * `shownVersion`: when the quote that staff were shown was saved. `reason`: why it is sent although it failed the check;
 * absent if it passed.
 */
export const quoteSendingSchema = z.strictObject({
  shownVersion: instant(PREVIEW_MISSING),
  reason: blankIsAbsent(
    line({ max: 500 }).refine(showsAtLeast(10), 'Give the reason in at least ten letters').optional(),
  ),
})

/** The accepted quote to make an order of, and where that goes. */
export const quoteOrderingSchema = z.strictObject({ quote: z.int().positive(), ...deliveryAddress })

export type QuoteOrdering = z.output<typeof quoteOrderingSchema>

const NAME_MISSING = 'Write your full name, so that we know who accepted'
const QUESTION_MISSING = 'Write your question first'

/**
 * A customer's reply to a quote. `options`: ids of the lines that they choose; `shownPence`: the total that they were
 * shown. Whoever accepts can add where to deliver, and ask for the fitting within the time in which they may cancel.
 */
export const quoteAnswerSchema = z
  .strictObject({
    token,
    answer: z.enum(QUOTE_ACTIONS),
    options: z
      .array(text({ max: 40 }))
      .max(QUOTE_LINES_MAX)
      .default([]),
    shownPence: text({ max: 12 }).regex(/^\d+$/).transform(Number).optional(),
    name: blankIsAbsent(line({ max: 100 }).default('')),
    words: blankIsAbsent(paragraphs({ max: 2_000 }).default('')),
    street: blankIsAbsent(deliveryAddress.street.optional()),
    town: blankIsAbsent(deliveryAddress.town.optional()),
    postcode: blankIsAbsent(deliveryAddress.postcode.optional()),
    beginsEarly: z.boolean().default(false),
    ...robotTraps,
  })
  .refine(({ answer, name }) => answer !== 'accepted' || name.length >= 2, { path: ['name'], message: NAME_MISSING })
  .refine(({ answer, words }) => answer !== 'question' || words !== '', { path: ['words'], message: QUESTION_MISSING })

export type QuoteAnswer = z.output<typeof quoteAnswerSchema>
