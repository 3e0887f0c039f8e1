import { getSiteSettings } from '@/lib/data/site-settings'
import { getStoreTerms } from '@/lib/data/store-terms'
import { contactFallback } from '@/lib/http/contact-fallback'
import { intakePool } from '@/lib/platform/intake-pool'
import { logger } from '@/lib/platform/logger'
import { SUSPICIOUS } from '@/lib/use-cases/leads/lead-submission'
import { HELD_TOO_MUCH, NOT_IN_STOCK, type StockClaim } from '@/lib/use-cases/orders/hold-goods'
import { shortGoods } from '@/lib/use-cases/orders/short-goods'

import type { Refused } from '../lead-endpoint'

/** Tells a customer why an order was refused. */
export async function explainRefusal(why: string, goods: readonly StockClaim[]): Promise<Refused> {
  switch (why) {
    case NOT_IN_STOCK:
      return { ok: false, status: 409, message: await notInStock(goods) }
    case HELD_TOO_MUCH:
      return { ok: false, status: 409, message: await heldTooMuch() }
    case SUSPICIOUS: {
      const message = `We could not take this order here, so nothing has been ordered. ${await contactFallback()}`
      return { ok: false, status: 403, message }
    }
    default:
      throw new Error(`An order was refused for an unknown reason: ${why}`)
  }
}

async function notInStock(goods: readonly StockClaim[]): Promise<string> {
  // The order is refused for certain, even if its goods cannot be named.
  const found = await shortGoods(intakePool, goods).catch((err: unknown) => {
    logger.warn({ msg: 'the goods that are not in stock could not be read', err })
    return []
  })
  const short = found.map(({ name, quantity }) => `${quantity} × ${name}`)
  const named = short.length > 0 ? `: there is not enough left for ${short.join('; ')}` : ''
  return `We no longer have that many in stock. Please change your order${named}.`
}

async function heldTooMuch(): Promise<string> {
  const [{ mainPhone }, { heldPiecesMax }] = await Promise.all([getSiteSettings(), getStoreTerms()])
  return `The store keeps at most ${heldPiecesMax} unpaid pieces of a product for one customer, earlier orders included, so nothing has been ordered. For more, please call us on ${mainPhone.display} or request a quote.`
}
