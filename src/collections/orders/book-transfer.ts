import type { CollectionBeforeChangeHook } from 'payload'

import { isPaidState } from '@/lib/domain/orders/order-states'
import type { Order } from '@/lib/generated/payload-types'
import { transactionOf } from '@/lib/platform/database'
import { Refusal } from '@/lib/platform/refusal'
import { bookPayment } from '@/lib/use-cases/payments/book-payment'

/**
 * Books a bank transfer when staff record an order or its deposit as paid, with the statement that also books card payments: if one has
 * paid the order in the meantime, this change is refused.
 */
export const bookTransfer: CollectionBeforeChangeHook<Order> = async ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || !originalDoc || data.state === originalDoc.state || !isPaidState(data.state))
    return data
  const booked = await bookPayment(await transactionOf(req), {
    reference: originalDoc.reference,
    method: 'transfer',
    providerId: null,
    amountPence: null,
    currency: 'gbp',
    author: { id: req.user?.id ?? null, name: req.user?.name ?? 'Automatic' },
  })
  if (booked.result !== 'kept') throw new Refusal('goodsSold')
  return { ...data, invoiceNumber: booked.invoiceNumber, invoicedAt: booked.invoicedAt }
}
