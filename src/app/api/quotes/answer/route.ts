import { payloadClient } from '@/lib/data/payload-client'
import { getSiteSettings } from '@/lib/data/site-settings'
import { responseDueAt } from '@/lib/domain/opening-hours/due-at'
import { RESPONSE_PROMISE_MINUTES } from '@/lib/domain/opening-hours/promise'
import { quoteTotals } from '@/lib/domain/quotes/quote-lines'
import { poundsAndPence } from '@/lib/format/pounds'
import { contactFallback } from '@/lib/http/contact-fallback'
import { publicEndpoint } from '@/lib/http/public-endpoint'
import { now } from '@/lib/platform/clock'
import { poolOf } from '@/lib/platform/database'
import { quoteAnswer, quotePage } from '@/lib/routing/enquiry-routes'
import { routes } from '@/lib/routing/routes'
import { quoteAnswerSchema } from '@/lib/schemas/quote'
import { answerQuote } from '@/lib/use-cases/quotes/answer-quote'
import { wasShown, withOptions } from '@/lib/use-cases/quotes/choose-options'
import { findQuote } from '@/lib/use-cases/quotes/find-quote'

import { KEY_REUSED } from '../../key-reused'

const NOT_OPEN = {
  ok: false,
  status: 409,
  message: 'This quote is no longer open. Please reload the page, or call us.',
} as const

const MESSAGES = {
  options: 'The total is now that of the options that you chose.',
  accepted: 'Thank you. You have accepted the quote, and we will be in touch about a date.',
  declined: 'You have declined the quote. Thank you for considering us.',
  question: 'We have your question and will answer it.',
}

const totalChanged = (totalPence: number) =>
  `With the options that you chose, the total is ${poundsAndPence(totalPence)}. Please check it above, then accept the quote.`

/**
 * A customer accepts or declines a quote, asks about it or chooses its options; the token of its link is the only
 * permission.
 */
export const { GET, POST } = publicEndpoint({
  schema: quoteAnswerSchema,
  form: { booleans: ['beginsEarly'], lists: ['options'] },
  formPage: routes.quoteCheck,
  failure: 'We could not save your answer just now, and nothing was changed.',
  handle: async ({ token, website, answer: kind, options, shownPence, ...said }, { idempotency }) => {
    const pool = poolOf(await payloadClient())
    const linked = website === '' ? await findQuote(pool, token) : null
    if (!linked) return { ok: false, status: 404, message: `This link is not valid. ${await contactFallback()}` }
    const at = now()
    const found = shownPence === undefined ? linked : await withOptions(pool, { found: linked, options, at })
    if (kind === 'options')
      return found.state === 'sent'
        ? { ok: true, status: 200, body: { message: MESSAGES.options }, next: quoteAnswer(token) }
        : NOT_OPEN
    const { totalPence } = quoteTotals(found.quote.lines)
    if (kind === 'accepted' && !wasShown({ lines: found.quote.lines, shownPence }))
      return { ok: false, status: 409, message: totalChanged(totalPence) }
    const answer = { ...said, answer: kind }
    const { hours } = await getSiteSettings()
    const dueAt = responseDueAt({ receivedAt: at, hours, promiseMinutes: RESPONSE_PROMISE_MINUTES })
    switch (await answerQuote(pool, { found, answer, request: idempotency, at, dueAt })) {
      case 'saved':
        return { ok: true, status: 200, body: { message: MESSAGES[kind] }, next: quotePage(token) }
      case 'key-reused':
        return KEY_REUSED
      case 'refused':
        return NOT_OPEN
    }
  },
})
