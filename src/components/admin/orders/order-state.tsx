'use client'

import { Button, FieldLabel, useDocumentInfo, useForm, useFormInitializing, useFormProcessing } from '@payloadcms/ui'
import { useState } from 'react'

import { mayMoveOrder, ORDER_STATES, type OrderState } from '@/lib/domain/orders/order-states'
import { labelOf } from '@/lib/domain/text/label-of'
import type { Order } from '@/lib/generated/payload-types'

const ACTIONS: Partial<Record<OrderState, string>> = {
  'deposit-paid': 'Mark the deposit as paid',
  paid: 'Mark as paid',
  packed: 'Mark as packed',
  dispatched: 'Mark as dispatched',
  delivered: 'Mark as delivered',
  cancelled: 'Cancel the order…',
}

/** Moves that cannot be taken back ask first. */
const ASKING: readonly OrderState[] = ['cancelled']

/** The state of an order, with a button for each state to which staff can move it now. Each saves the whole form. */
export function OrderStateField() {
  const { savedDocumentData } = useDocumentInfo()
  const { submit } = useForm()
  // Payload drops what is submitted while the form is being read or saved.
  const [isReading, isSaving] = [useFormInitializing(), useFormProcessing()]
  const [asking, setAsking] = useState<OrderState | null>(null)
  const order = savedDocumentData as Order | undefined
  if (!order?.state) return null
  const from = order.state
  const move = {
    from,
    by: 'staff',
    hasLapsed: Boolean(order.lapsedAt),
    hasDeposit: typeof order.depositPence === 'number',
  } as const
  const possible = ORDER_STATES.filter(({ value: to }) => mayMoveOrder({ ...move, to }))
  const moveTo = (state: OrderState) => {
    setAsking(null)
    void submit({ overrides: { state } })
  }
  return (
    <div className="field-type pb-moves">
      <FieldLabel label="State" />
      <p>
        <strong>{labelOf(ORDER_STATES, from)}</strong>
      </p>
      {possible.map(({ value: to }) => (
        <Button
          key={to}
          buttonStyle="secondary"
          size="small"
          margin={false}
          disabled={isReading || isSaving}
          onClick={() => (ASKING.includes(to) ? setAsking(to) : moveTo(to))}
        >
          {ACTIONS[to]}
        </Button>
      ))}
      {asking && (
        <div role="group" aria-label="Are you sure?">
          <p>This cannot be taken back.</p>
          <Button size="small" margin={false} onClick={() => moveTo(asking)}>
            {`Yes, it is ${labelOf(ORDER_STATES, asking).toLowerCase()}`}
          </Button>
          <Button buttonStyle="secondary" size="small" margin={false} onClick={() => setAsking(null)}>
            No
          </Button>
        </div>
      )}
      <p className="field-description">
        Mark an order as paid once a bank transfer has arrived. Refund it under its payments. Each change of state sends
        the customer an email.
      </p>
    </div>
  )
}
