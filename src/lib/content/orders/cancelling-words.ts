import { addDays } from '@/lib/domain/calendar/london-time'
import { writtenDate } from '@/lib/domain/calendar/written-date'
import { lastDayToCancel, REPAYMENT_DAYS } from '@/lib/domain/orders/cancellation'
import { poundsAndPence } from '@/lib/format/pounds'

import type { Order } from './order-view'

/** Until when an order can be cancelled on its page, and what follows. */
export function cancelWords(order: Order): string {
  if (order.state === 'awaiting-payment') return 'You can cancel until you have paid, and after that as the law allows.'
  const last = lastDayToCancel(order)
  const until = last === null ? '14 days after delivery' : `the end of ${writtenDate(last)}`
  const goods = isSent(order) ? ' You send the goods back within 14 days, at your own cost.' : ''
  return `You can cancel until ${until}, without giving a reason.${goods} If you asked us to begin fitting before that, you pay for what was done until then.`
}

/** What a customer is told once an order has been cancelled, on its page and by email. */
export function afterCancelling(order: Order): string {
  const { keptPence, cancelledOn } = order
  if (keptPence === 0 || cancelledOn === null)
    return 'There is nothing to pay. If you have already paid, tell us and we will refund you.'
  const day = writtenDate(addDays(cancelledOn, REPAYMENT_DAYS))
  const amount = poundsAndPence(keptPence)
  return isSent(order)
    ? `Please send the goods back by ${day}. We refund ${amount} within ${REPAYMENT_DAYS} days of getting them, or of your proof that you sent them.`
    : `We refund ${amount} by ${day}.`
}

const isSent = ({ trackingNumber }: Order) => trackingNumber !== ''
