import { londonTime } from '@/lib/domain/calendar/london-time'
import { describeDueOnDate } from '@/lib/domain/opening-hours/describe-due'
import type { OrderFitting, OrderLine } from '@/lib/domain/orders/order'
import type { OrderState } from '@/lib/domain/orders/order-states'
import type { Warranty } from '@/lib/domain/orders/warranty'

import type { CreditNote, Order } from './order-view'

type Moment = Date | string

/** An order as stored in the database and edited in the admin. */
export type StoredOrder = Pick<
  Order,
  | 'reference'
  | 'deliveryPence'
  | 'totalPence'
  | 'vatPence'
  | 'customerName'
  | 'street'
  | 'town'
  | 'postcode'
  | 'phone'
  | 'termsVersion'
> & {
  state: OrderState
  fitting: OrderFitting
  /** Order lines as we wrote them. */
  lines: unknown
  orderedAt: Moment
  /** The instant at which an unpaid order is cancelled. */
  payBy: Moment
  /** The instant until which the email address must be confirmed. */
  confirmBy?: Moment | null
  deliveryNote?: string | null
  trackingNumber?: string | null
  invoiceNumber?: number | null
  invoicedAt?: Moment | null
  /** Left out where only the order itself is shown. */
  creditNotes?: (Omit<CreditNote, 'on'> & { at: Moment })[]
  paymentsReturned?: number
  depositPence?: number | null
  deliveredAt?: Moment | null
  cancelledAt?: Moment | null
  /** Left out like the credit notes. */
  keptPence?: number
  warranty?: (Omit<Warranty, 'fittedOn'> & { fittedAt: Moment }) | null
}

/** Converts a stored order for its view. */
export function storedOrder(stored: StoredOrder): Order {
  const { lines, orderedAt, payBy, confirmBy, deliveryNote, trackingNumber, ...rest } = stored
  const { invoiceNumber, invoicedAt, creditNotes = [], paymentsReturned = 0, ...others } = rest
  const { depositPence = null, deliveredAt, cancelledAt, keptPence = 0, warranty, ...order } = others
  return {
    ...order,
    lines: lines as OrderLine[],
    orderedOn: dayOf(orderedAt),
    payBy: londonTime(new Date(new Date(payBy).getTime() - 1)).date,
    confirmBy: confirmBy ? describeDueOnDate(new Date(confirmBy)) : null,
    deliveryNote: deliveryNote ?? '',
    trackingNumber: trackingNumber ?? '',
    invoice: numbered(invoiceNumber, invoicedAt),
    creditNotes: creditNotes.map(({ at, ...note }) => ({ ...note, on: dayOf(at) })),
    paymentsReturned,
    depositPence,
    deliveredOn: dayOrNull(deliveredAt ?? warranty?.fittedAt),
    cancelledOn: dayOrNull(cancelledAt),
    keptPence,
    warranty: warranty ? fitted(warranty) : null,
  }
}

const dayOf = (moment: Moment) => londonTime(new Date(moment)).date

const dayOrNull = (moment: Moment | null | undefined) => (moment ? dayOf(moment) : null)

const fitted = ({ fittedAt, ...warranty }: Omit<Warranty, 'fittedOn'> & { fittedAt: Moment }): Warranty => ({
  ...warranty,
  fittedOn: dayOf(fittedAt),
})

const numbered = (number: number | null | undefined, at: Moment | null | undefined) =>
  number && at ? { number, on: dayOf(at) } : null
