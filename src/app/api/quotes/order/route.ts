import { getSiteSettings } from '@/lib/data/site-settings'
import { refreshProducts } from '@/lib/http/refresh-products'
import { errorResponse, jsonResponse } from '@/lib/http/responses'
import { salesAction } from '@/lib/http/staff-endpoint'
import { now } from '@/lib/platform/clock'
import { poolOf } from '@/lib/platform/database'
import { isOpen } from '@/lib/routing/closed'
import { orderPage } from '@/lib/routing/enquiry-routes'
import { quoteOrderingSchema } from '@/lib/schemas/quote'
import { makeAgreedOrder } from '@/lib/use-cases/orders/agreed-order'
import { quoteAsOrder } from '@/lib/use-cases/quotes/quote-as-order'

const ANOTHER_ORDER =
  'This lead has an order already, which is not of this quote. Enter a lead for the same customer, copy this quote to it, and send it.'

/** The admin's "Make the order": the order of an accepted quote. Pressed again, it leads to the same order. */
export const POST = salesAction({
  schema: quoteOrderingSchema,
  act: async ({ quote: id, ...address }, { payload, userId, name }) => {
    if (!isOpen(orderPage('any')))
      return errorResponse(409, 'The store is switched off, and its customer could not open an order.')
    const quote = await payload.findByID({
      collection: 'quotes',
      id,
      depth: 1,
      disableErrors: true,
      overrideAccess: true,
    }) // the sales desk may read quotes
    if (quote?.state !== 'accepted')
      return errorResponse(409, 'Only a quote that its customer has accepted can be ordered.')
    const { lead } = quote
    if (!lead || typeof lead === 'number')
      return errorResponse(409, 'The enquiry of this quote has been erased, so there is nobody to order for.')
    if (lead.isSample) return errorResponse(409, 'A sample makes no order: it would take goods out of stock.')
    const { hours } = await getSiteSettings()
    const user = { id: Number(userId), name }
    const order = quoteAsOrder({ quote, lead, address })
    const made = await makeAgreedOrder(poolOf(payload), { order, user, at: now(), closedDates: hours.closedDates })
    switch (made.outcome) {
      case 'made':
        if (!made.isRepeat) await refreshProducts()
        return jsonResponse(made.isRepeat ? 200 : 201, {
          message: made.isRepeat ? 'This order has been made.' : 'The order is made, and its customer gets an email.',
          id: made.id,
        })
      case 'another-order':
        return errorResponse(409, ANOTHER_ORDER)
      case 'short':
        return errorResponse(409, `Nothing was ordered: ${shortage(made.goods)}`)
    }
  },
})

const shortage = (goods: readonly { name: string; quantity: number }[]) =>
  goods.length === 0
    ? 'a product of this quote is no longer on sale.'
    : `there is not enough in stock for ${goods.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}.`
