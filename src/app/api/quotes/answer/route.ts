import { payloadClient } from '@/lib/data/payload-client'
import { getSiteSettings } from '@/lib/data/site-settings'
import { responseDueAt } from '@/lib/domain/opening-hours/due-at'
import { RESPONSE_PROMISE_MINUTES } from '@/lib/domain/opening-hours/promise'
import { contactFallback } from '@/lib/http/contact-fallback'
import { publicEndpoint } from '@/lib/http/public-endpoint'
import { now } from '@/lib/platform/clock'
import { poolOf } from '@/lib/platform/database'
import { quotePage } from '@/lib/routing/enquiry-routes'
import { routes } from '@/lib/routing/routes'
import { quoteAnswerSchema } from '@/lib/schemas/quote'
import { answerQuote } from '@/lib/use-cases/quotes/answer-quote'
import { findQuote } from '@/lib/use-cases/quotes/find-quote'

import { KEY_REUSED } from '../../key-reused'

const MESSAGES = {
  accepted: 'Thank you. You have accepted the quote, and we will be in touch about a date.',
  declined: 'You have declined the quote. Thank you for considering us.',
  question: 'We have your question and will answer it.',
}

/** A customer accepts or declines a quote, or asks about it; the token of its link is the only permission. */
export const { GET, POST } = publicEndpoint({
  schema: quoteAnswerSchema,
  form: { booleans: ['beginsEarly'] },
  formPage: routes.quoteCheck,
  failure: 'We could not save your answer just now, and nothing was changed.',
  handle: async ({ token, website, ...answer }, { idempotency }) => {
    const pool = poolOf(await payloadClient())
    const found = website === '' ? await findQuote(pool, token) : null
    if (!found) return { ok: false, status: 404, message: `This link is not valid. ${await contactFallback()}` }
    const at = now()
    const { hours } = await getSiteSettings()
    const dueAt = responseDueAt({ receivedAt: at, hours, promiseMinutes: RESPONSE_PROMISE_MINUTES })
    switch (await answerQuote(pool, { found, answer, request: idempotency, at, dueAt })) {
      case 'saved':
        return { ok: true, status: 200, body: { message: MESSAGES[answer.answer] }, next: quotePage(token) }
      case 'key-reused':
        return KEY_REUSED
      case 'refused':
        return { ok: false, status: 409, message: 'This quote is no longer open. Please reload the page, or call us.' }
    }
  },
})
