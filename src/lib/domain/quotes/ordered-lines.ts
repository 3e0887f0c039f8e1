import type { OrderFitting, OrderLine } from '../orders/order'
import { isIncluded, linePence, type QuoteLine, type QuoteLineKind } from './quote-lines'

const SERVICES: readonly QuoteLineKind[] = ['fitting', 'circuits', 'warranty', 'maintenance']

type OrderedQuote = { lines: OrderLine[]; deliveryPence: number; fitting: OrderFitting }

/**
 * The lines of a quote as those of an order, at the same prices. Delivery is an amount of its own; what is only priced
 * after a survey, or an option that was not taken, is not ordered.
 */
export function orderedLines(quoted: readonly QuoteLine[]): OrderedQuote {
  const priced = quoted.filter((line) => line.eachPence !== null && line.quantity > 0 && isIncluded(line))
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
