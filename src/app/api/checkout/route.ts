import { getOnSale } from '@/lib/data/on-sale'
import { isStoreOpenTo } from '@/lib/data/store-open'
import { getStoreTerms } from '@/lib/data/store-terms'
import { poundsAndPence } from '@/lib/format/pounds'
import { clientKey } from '@/lib/http/client-key'
import { refreshProducts } from '@/lib/http/refresh-products'
import { now } from '@/lib/platform/clock'
import { enquiryToken } from '@/lib/platform/enquiry-token'
import { env } from '@/lib/platform/env'
import { orderPage } from '@/lib/routing/enquiry-routes'
import { routes } from '@/lib/routing/routes'
import { type Checkout, checkoutSchema } from '@/lib/schemas/checkout'
import { checkoutForm } from '@/lib/schemas/form-values'
import type { LeadSubmission } from '@/lib/use-cases/leads/lead-submission'
import { fromOrder } from '@/lib/use-cases/orders/from-order'
import { holdersOf } from '@/lib/use-cases/orders/holders'
import { priceOrder } from '@/lib/use-cases/orders/price-order'

import { enquiryLimits } from '../holding-limits'
import { leadEndpoint, type Refused } from '../lead-endpoint'
import { withHome } from '../quote-calculation'
import { explainRefusal } from './explain-refusal'

const CLOSED = 'The store is not open yet, so nothing can be ordered.'
const GONE = 'Something in this order is no longer on sale. Nothing has been ordered: please check it, then order.'

/**
 * Takes an order; only from staff while the store is closed. Prices come from the server, and an order is only made at
 * the total that the customer has seen: one without a total, sent without JavaScript, is returned to be confirmed.
 */
export const { GET, POST } = leadEndpoint({
  schema: checkoutSchema,
  form: checkoutForm,
  formPage: routes.checkoutCheck,
  heldBackAbove: ({ email }, sender) => enquiryLimits({ email, sender }),
  handle: async (input, take, headers) => {
    const taken = await take(await orderOf(input, headers), (why) => explainRefusal(why, input.lines))
    if (!taken.ok) return taken
    const { reference, isRepeat } = taken
    if (!isRepeat) await refreshProducts()
    const next = orderPage(enquiryToken(reference))
    const body = { message: `Thank you! Your order is ${reference}.`, reference, due: null, enquiry: next }
    return { ok: true, status: 201, body, next, isRepeat }
  },
})

async function orderOf(input: Checkout, headers: Headers): Promise<LeadSubmission | Refused> {
  if (!(await isStoreOpenTo(headers))) return { ok: false, status: 403, message: CLOSED }
  const orderedAt = now()
  const [{ products, deliveryPence }, { heldPiecesMax }] = await Promise.all([getOnSale(), getStoreTerms()])
  const priced = priceOrder({ wanted: input.lines, onSale: products, deliveryPence })
  if (!priced) return { ok: false, status: 409, message: GONE }
  const { totalPence } = priced.totals
  if (input.agreedTotalPence === totalPence) {
    const holders = holdersOf({ ...input, sender: clientKey(headers, env.secret) }, env.secret)
    const lead = fromOrder({ input, priced, orderedAt, holders, piecesMax: heldPiecesMax })
    return withHome(lead, input.calculation)
  }
  const total = poundsAndPence(totalPence)
  const message =
    input.agreedTotalPence === undefined
      ? `Nothing is ordered yet. The total is ${total} with VAT and delivery: please check it, then order.`
      : `The total is now ${total}, because a price or the order has changed. Nothing has been ordered: please check it, then order.`
  return { ok: false, status: 409, message }
}
