import { linesOf } from '@/lib/calculators/quote/stored-quote'
import { orderedLines } from '@/lib/domain/quotes/ordered-lines'
import { depositPence, quoteTotals } from '@/lib/domain/quotes/quote-lines'
import type { Lead, Quote } from '@/lib/generated/payload-types'
import type { QuoteOrdering } from '@/lib/schemas/quote'

import type { AgreedOrder } from '../orders/agreed-order'

type Ordering = { quote: Quote; lead: Lead; address: Pick<QuoteOrdering, 'street' | 'town' | 'postcode'> }

/** An accepted quote as an order: its lines at their prices, with its VAT and its deposit. */
export function quoteAsOrder({ quote, lead, address }: Ordering): AgreedOrder {
  const lines = linesOf(quote)
  const totals = quoteTotals(lines)
  return {
    quoteId: quote.id,
    lead: { id: lead.id, reference: lead.reference },
    customer: {
      name: quote.acceptedBy ?? lead.name,
      email: lead.email ?? '',
      phone: lead.phone ?? '',
      ...address,
    },
    ...orderedLines(lines),
    totalPence: totals.totalPence,
    vatPence: totals.vatPence,
    depositPence: depositPence(totals, quote.depositPercent ?? null),
    termsVersion: quote.termsVersion,
  }
}
