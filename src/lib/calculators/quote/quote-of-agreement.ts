import { calculationHash } from '@/lib/domain/estimate/calculation-hash'
import type { QuoteFigures } from '@/lib/domain/quotes/quote-figures'
import type { QuoteLine } from '@/lib/domain/quotes/quote-lines'

import type { Basis } from '../engine/estimate-basis'
import type { PricedQuote } from './quote-figures'

type Input = { basis: Basis; trader: string; lines: QuoteLine[] }

/** The contents of a quote for what was agreed in words, without a calculation, for staff to change. */
export const quoteOfAgreement = ({ basis, trader, lines }: Input): PricedQuote => ({
  figures: {
    ...uncomparedFigures({ basis, trader }),
    hash: calculationHash({ inputs: lines, steps: [] }),
    home: 'As agreed with you.',
    reasons: ['What you told us. We have not worked out the heat that your rooms need.'],
    loadWatts: 0,
  },
  lines,
  panelSlug: basis.panel.slug,
})

type Uncompared = Omit<QuoteFigures, 'hash' | 'home' | 'reasons' | 'loadWatts'>

/** The figures of a quote that compares no running costs, because we do not know how the home is heated now. */
export const uncomparedFigures = ({ basis: { date, panel }, trader }: Omit<Input, 'lines'>): Uncompared => ({
  date,
  trader,
  verdict: null,
  years: [],
  grant: null,
  rating: null,
  assumptions: [],
  panelWatts: panel.powerWatts,
  pricesValidTo: null,
})
