import { SENT_STATES } from '@/lib/domain/orders/order-states'

/** SQL condition for an order, by the name or alias of its table, whose customer has the goods or had them fitted. */
export const withCustomer = (order: string): string =>
  `(${order}.state in (${SENT_STATES.map((state) => `'${state}'`).join()})
    or exists (select from warranties where order_id = ${order}.id))`
