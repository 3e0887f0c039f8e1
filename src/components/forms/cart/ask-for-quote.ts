import { openSessionDraft, saveSessionDraft } from '@/lib/browser/session-drafts'
import { messageWithCart } from '@/lib/content/cart-words'
import { quoteRequestFrom } from '@/lib/routing/script-routes'

import { QUOTE_REQUEST_FORM } from '../quote-request-fields'

export const QUOTE_FOR_CART = quoteRequestFrom('basket')

/** Puts the cart into the message of the quote form, whose draft stays in this tab, before its page opens. */
export function carryToQuote(lines: Parameters<typeof messageWithCart>[1]) {
  const draft = openSessionDraft(QUOTE_REQUEST_FORM.draft)
  const message = [draft.values.message ?? ''].flat().join('\n')
  const values = { ...draft.values, message: messageWithCart(message, lines) }
  saveSessionDraft(QUOTE_REQUEST_FORM.draft, { ...draft, values })
}
