'use client'

import { useDocumentInfo } from '@payloadcms/ui'

import { mayMoveOrder, ORDER_STATES, type OrderState } from '@/lib/domain/orders/order-states'
import { labelOf } from '@/lib/domain/text/label-of'
import type { Order } from '@/lib/generated/payload-types'

import { StateMoves } from '../state-moves'

const ACTIONS: Partial<Record<OrderState, string>> = {
  'deposit-paid': 'Mark the deposit as paid',
  paid: 'Mark as paid',
  packed: 'Mark as packed',
  dispatched: 'Mark as dispatched',
  delivered: 'Mark as delivered',
  cancelled: 'Cancel the order…',
}

/** The state of an order, with a button for each state to which staff can move it now. */
export function OrderStateField() {
  const { savedDocumentData } = useDocumentInfo()
  const order = savedDocumentData as Order | undefined
  if (!order?.state) return null
  const move = {
    from: order.state,
    by: 'staff',
    hasLapsed: Boolean(order.lapsedAt),
    hasDeposit: typeof order.depositPence === 'number',
  } as const
  const moves = ORDER_STATES.filter(({ value: to }) => mayMoveOrder({ ...move, to })).map(({ value: to }) => ({
    to,
    label: ACTIONS[to] ?? '',
    ...(to === 'cancelled' && { confirm: 'Yes, it is cancelled' }),
  }))
  return (
    <StateMoves field="state" label="State" now={labelOf(ORDER_STATES, order.state)} moves={moves}>
      Mark an order as paid once a bank transfer has arrived. Refund it under its payments. Each change of state sends
      the customer an email.
    </StateMoves>
  )
}
