import { pounds, poundsAndPence } from '@/lib/format/pounds'

import type { Claim, Claims } from './claim'

/** Prices with VAT of a panel and of the delivery of an order: the only ones that pages, tools and data may show. */
export type PriceList = { panelPence: number; deliveryPence: number }

/** A price list in words. */
export type PriceWords = { /** '£289' */ panel: string; /** '£150' */ delivery: string; /** '£439' */ forOne: string }

export function priceWords({ panelPence, deliveryPence }: PriceList): PriceWords {
  return {
    panel: priceText(panelPence),
    delivery: priceText(deliveryPence),
    forOne: priceText(panelPence + deliveryPence),
  }
}

/**
 * Replaces prices in claims with those of the price list. The registry records how certain a price is and which others
 * were in use, and is not a second price list.
 */
export function withPrices({ claims, list }: { claims: Claims; list: PriceList }): Claims {
  const { panel, delivery } = priceWords(list)
  return {
    ...claims,
    ...priced({
      claim: claims['price.panel'],
      pence: list.panelPence,
      text: `${panel} per panel, inc. VAT, plus ${delivery} delivery per order`,
    }),
    ...priced({ claim: claims['price.delivery'], pence: list.deliveryPence, text: `${delivery} delivery per order` }),
  }
}

function priced({ claim, pence, text }: { claim: Claim | undefined; pence: number; text: string }): Claims {
  return claim?.kind === 'reading'
    ? { [claim.key]: { ...claim, text, value: (pence / 100).toFixed(decimalsOf(pence)) } }
    : {}
}

/** '£289', or '£289.50' if not a whole number of pounds. */
export const priceText = (pence: number) => (decimalsOf(pence) === 0 ? pounds(pence) : poundsAndPence(pence))

const decimalsOf = (pence: number) => (pence % 100 === 0 ? 0 : 2)
