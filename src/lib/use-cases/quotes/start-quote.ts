import type { Payload } from 'payload'

import type { PricedQuote } from '@/lib/calculators/quote/quote-figures'
import { quoteOfAgreement } from '@/lib/calculators/quote/quote-of-agreement'
import { quoteOfRooms } from '@/lib/calculators/quote/quote-of-rooms'
import { type ListedProduct, priceList } from '@/lib/calculators/quote/quoted-lines'
import { linesOf } from '@/lib/calculators/quote/stored-quote'
import { atTodaysPrices, entryOf, type PriceListEntry } from '@/lib/domain/quotes/price-list'
import type { QuoteFigures } from '@/lib/domain/quotes/quote-figures'
import type { QuoteLine } from '@/lib/domain/quotes/quote-lines'
import type { Lead } from '@/lib/generated/payload-types'
import type { QuoteStart } from '@/lib/schemas/quote-start'

import { priceEnquiry, type QuoteTerms } from './price-enquiry'

/** Of a new quote: its figures, what it was worked out as, and its lines, which differ if prices were renewed. */
export type Started = {
  figures: QuoteFigures
  computedLines: QuoteLine[]
  lines: QuoteLine[]
  /** The reference of the quote that it was copied from; null for none. */
  copiedFrom: string | null
}

type Starting = {
  lead: Lead
  start: QuoteStart
  terms: QuoteTerms
  products: readonly ListedProduct[]
}

/**
 * What a quote starts with; null if it is to be copied from one that does not exist, or a product is no longer on sale. The
 * caller has checked access.
 */
export async function startQuote(
  payload: Payload,
  { lead, start, terms, products }: Starting,
): Promise<Started | null> {
  const list = priceList({ basis: terms.basis, products })
  switch (start.from) {
    case 'blank':
      return worked(payload, quoteOfAgreement({ ...terms, lines: [] }))
    case 'products':
      return onSale(payload, start.products, { lead, terms, list })
    case 'rooms':
      return worked(payload, quoteOfRooms({ measured: start, list, ...terms }))
    case 'enquiry':
      return worked(payload, await enquiryOrPanel(payload, { lead, terms, list }))
    case 'quote':
      return copied(payload, start.reference, { lead, terms, list })
  }
}

type Chosen = { product: number; quantity: number }
type Listed = Pick<Starting, 'lead' | 'terms'> & { list: readonly PriceListEntry[] }

/** A lead that is about nothing with a price starts with one panel and its delivery. */
async function enquiryOrPanel(payload: Payload, { lead, terms, list }: Listed): Promise<PricedQuote> {
  const { name, pricePence } = terms.basis.panel
  const panel: QuoteLine = { kind: 'panels', name, detail: '', quantity: 1, eachPence: pricePence }
  const agreed = () => quoteOfAgreement({ ...terms, lines: [panel, ...deliveryIn(list)] })
  return (await priceEnquiry(payload, lead, terms)) ?? agreed()
}

const deliveryIn = (list: readonly PriceListEntry[]): QuoteLine[] =>
  list.filter(({ kind }) => kind === 'delivery').map((entry) => ({ ...entry, quantity: 1 }))

async function onSale(payload: Payload, chosen: readonly Chosen[], { terms, list }: Listed): Promise<Started | null> {
  const lines = chosen.flatMap(({ product, quantity }) => {
    const entry = entryOf({ kind: 'other', productId: product }, list)
    return entry ? [{ ...entry, quantity }] : []
  })
  if (lines.length < chosen.length) return null
  return worked(payload, quoteOfAgreement({ ...terms, lines: [...lines, ...deliveryIn(list)] }))
}

async function worked(payload: Payload, priced: PricedQuote): Promise<Started> {
  const lines = await withProducts(payload, priced)
  return { figures: priced.figures, computedLines: lines, lines, copiedFrom: null }
}

/**
 * The lines of an earlier quote at today's prices, without its discounts. Its figures are worked out anew; those of rooms
 * and products, which the lead does not have, are taken over.
 */
async function copied(payload: Payload, reference: string, { lead, terms, list }: Listed): Promise<Started | null> {
  const { docs } = await payload.find({
    collection: 'quotes',
    where: { reference: { equals: reference } },
    limit: 1,
    depth: 0,
    overrideAccess: true, // see above
  })
  const [earlier] = docs
  if (!earlier) return null
  // Who may give a discount, and to whom, is decided for each customer.
  const before = linesOf(earlier).filter(({ kind }) => kind !== 'discount')
  const lines = atTodaysPrices(before, list)
  const isTheirs = earlier.lead === lead.id
  const figures = earlier.figures as unknown as QuoteFigures // we wrote them
  const priced = await priceEnquiry(payload, lead, terms)
  const kept = isTheirs && figures.years.length === 0 ? figures : quoteOfAgreement({ ...terms, lines }).figures
  const { date } = terms.basis
  return {
    figures: { ...(priced?.figures ?? kept), date, trader: terms.trader },
    computedLines: before,
    lines,
    copiedFrom: reference,
  }
}

/** The lines, with the product that their panels are, so that an order takes it out of stock. */
async function withProducts(payload: Payload, { lines, panelSlug }: PricedQuote): Promise<QuoteLine[]> {
  const { docs } = await payload.find({
    collection: 'products',
    where: { slug: { equals: panelSlug } },
    limit: 1,
    depth: 0,
    overrideAccess: true, // see above
  })
  const [panel] = docs
  return lines.map((line) =>
    line.kind === 'panels' && panel ? { ...line, productId: line.productId ?? panel.id } : line,
  )
}
