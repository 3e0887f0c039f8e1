import type { OrderFitting, OrderLine } from '../orders/order'
import { linePence, type QuoteLine, type QuoteLineKind } from './quote-lines'

const SERVICES: readonly QuoteLineKind[] = ['fitting', 'circuits', 'warranty', 'maintenance']

type OrderedQuote = { lines: OrderLine[]; deliveryPence: number; fitting: OrderFitting }

/**
 * The lines of a quote as those of an order, at the same prices. Delivery is an amount of its own; what is only priced
 * after a survey is not ordered.
 */
export function orderedLines(quoted: readonly QuoteLine[]): OrderedQuote {
  const priced = quoted.filter(({ eachPence, quantity }) => eachPence !== null && quantity > 0)
  const deliveries = priced.filter(({ kind }) => kind === 'delivery')
  return {
    lines: priced
      .filter(({ kind }) => kind !== 'delivery')
      .map(({ kind, name, quantity, eachPence, productId = null }) => ({
        productId,
        variantId: null,
        name,
        quantity,
        eachPence: eachPence ?? 0,
        leadTime: '',
        isService: SERVICES.includes(kind),
      })),
    deliveryPence: deliveries.reduce((sum, line) => sum + (linePence(line) ?? 0), 0),
    fitting: priced.some(({ kind }) => kind === 'fitting') ? 'included' : 'own',
  }
}
