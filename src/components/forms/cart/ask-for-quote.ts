import { carryToQuote } from '@/lib/browser/quote-draft'
import { cartInWords, isCartInWords } from '@/lib/content/cart-words'
import { quoteRequestFrom } from '@/lib/routing/script-routes'

export const QUOTE_FOR_CART = quoteRequestFrom('basket')

/** Puts the cart into the message of the quote form before its page opens. */
export function carryCartToQuote(lines: Parameters<typeof cartInWords>[0]) {
  carryToQuote({ text: cartInWords(lines), isOurs: isCartInWords })
}
