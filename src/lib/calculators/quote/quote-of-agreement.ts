import { calculationHash } from '@/lib/domain/estimate/calculation-hash'
import type { QuoteLine } from '@/lib/domain/quotes/quote-lines'

import type { Basis } from '../engine/estimate-basis'
import type { PricedQuote } from './quote-figures'

type Input = { basis: Basis; trader: string; deliveryPence: number }

/**
 * The contents of a quote for what was agreed in words, without a calculation: one panel and a delivery at today's prices,
 * for staff to change.
 */
export function quoteOfAgreement({ basis: { date, panel }, trader, deliveryPence }: Input): PricedQuote {
  const lines: QuoteLine[] = [
    { kind: 'panels', name: panel.name, detail: '', quantity: 1, eachPence: panel.pricePence },
    { kind: 'delivery', name: 'Delivery', detail: 'Once per order', quantity: 1, eachPence: deliveryPence },
  ]
  return {
    figures: {
      date,
      hash: calculationHash({ inputs: lines, steps: [] }),
      trader,
      home: 'As agreed with you.',
      verdict: null,
      reasons: ['What you told us. We have not worked out the heat that your rooms need.'],
      years: [],
      grant: null,
      rating: null,
      assumptions: [],
      loadWatts: 0,
      panelWatts: panel.powerWatts,
      pricesValidTo: null,
    },
    lines,
    panelSlug: panel.slug,
  }
}
