import { assumptionsFor } from '@/lib/domain/assumptions/assumptions-for'
import { effectiveAssumptions } from '@/lib/domain/assumptions/effective'
import { orderPrices, panelPrices } from '@/lib/domain/estimate/panels-needed'
import type { PriceListEntry } from '@/lib/domain/quotes/price-list'
import type { QuoteLine } from '@/lib/domain/quotes/quote-lines'

import { type Price, priceOf } from '../configurator/price'
import { type Basis, panelsOf } from '../engine/estimate-basis'

/** Converts the lines of a price to quote lines. */
export function quotedLines({ lines }: Pick<Price, 'lines'>): QuoteLine[] {
  return lines.map(({ pence: _, ...line }) => ({ ...line, detail: DETAILS[line.kind] ?? '' }))
}

/** Details by kind of line. A quote has columns for quantities and prices, so details do not repeat them. */
const DETAILS: Partial<Record<QuoteLine['kind'], string>> = {
  delivery: 'Once per order',
  fitting: 'Our assumption until a survey',
  circuits: 'Depends on your supply and cable routes',
}

/** A product on sale, with its price in whole pence with VAT. */
export type ListedProduct = { productId: number; slug: string; name: string; pricePence: number }

/** Everything that a line of a quote can be of: the products on sale, then delivery and work. */
export function priceList({ basis, products }: { basis: Basis; products: readonly ListedProduct[] }): PriceListEntry[] {
  const panels = panelsOf(basis).map(({ slug }) => slug)
  return [
    ...products.map(({ productId, slug, name, pricePence }): PriceListEntry => ({
      kind: panels.includes(slug) ? 'panels' : 'other',
      name,
      detail: '',
      eachPence: pricePence,
      productId,
    })),
    ...workLines(basis).map(({ kind, name, detail, eachPence }) => ({
      kind,
      name,
      detail,
      eachPence,
      productId: null,
    })),
  ]
}

/** Delivery and every kind of work, for one panel at the prices of today. */
function workLines({ date, numbers, panel }: Basis): QuoteLine[] {
  const effective = effectiveAssumptions({ assumptions: assumptionsFor({ numbers, region: null }), date })
  if (!effective.ok) throw new Error(`No prices on ${date}: ${effective.reason}`) // the server sets the date
  const one = { panels: 1, panelName: null, thermostats: 1, hasFitting: true }
  const price = priceOf({
    ordered: { ...one, hasWarrantyExtension: true, hasMaintenancePlan: true },
    prices: panelPrices(orderPrices({ panel, effective })),
  })
  return quotedLines(price).filter(({ kind }) => kind !== 'panels')
}
