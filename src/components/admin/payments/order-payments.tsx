'use client'

import { useConfig, useDocumentInfo, usePayloadAPI } from '@payloadcms/ui'
import { useState } from 'react'

import { creditNoteName } from '@/lib/domain/orders/order'
import { PAYMENT_METHODS, PAYMENT_STATES, REFUND_STATES } from '@/lib/domain/orders/payments'
import { labelOf } from '@/lib/domain/text/label-of'
import { poundsAndPence } from '@/lib/format/pounds'
import type { Payment, Refund } from '@/lib/generated/payload-types'

import { writtenMoment } from '../moment'
import { StaffTable } from '../staff-table'
import { useReload } from '../use-reload'
import { RefundForm } from './refund-form'

/** The payments of an order with their refunds, and a form for another refund. */
export function OrderPayments() {
  const { id, lastUpdateTime } = useDocumentInfo()
  const [refundsSent, setRefundsSent] = useState(0)
  const reload = useReload() // a refund may change the state of the order
  const onSent = () => {
    setRefundsSent((sent) => sent + 1)
    reload()
  }
  // The key changes when the order is saved or a refund is sent, even without an answer, which reloads the list.
  return id ? <Payments key={`${lastUpdateTime}-${refundsSent}`} orderId={Number(id)} onSent={onSent} /> : null
}

function Payments({ orderId, onSent }: { orderId: number; onSent: () => void }) {
  const { routes } = useConfig().config
  const [payments] = usePayloadAPI(`${routes.api}/payments`, {
    initialParams: { 'where[order][equals]': orderId, sort: 'id', limit: 0, depth: 0 },
  })
  const [refunds] = usePayloadAPI(`${routes.api}/refunds`, {
    initialParams: { 'where[payment.order][equals]': orderId, sort: 'id', limit: 0, depth: 0 },
  })
  if (payments.isError || refunds.isError)
    return <p role="alert">The payments could not be loaded. Please reload the page.</p>
  const paid: Payment[] = payments.data?.docs ?? []
  const refunded: Refund[] = refunds.data?.docs ?? []
  const kept = paid.find(({ state }) => state === 'kept')
  return (
    <section className="pb-order-payments" aria-label="Payments">
      <h3>Payments</h3>
      {!payments.isLoading && paid.length === 0 && <p>None yet.</p>}
      {paid.length > 0 && <StaffTable label="Payments" columns={PAYMENT_COLUMNS} rows={paid.map(paymentRow)} />}
      {refunded.length > 0 && <StaffTable label="Refunds" columns={REFUND_COLUMNS} rows={refunded.map(refundRow)} />}
      {kept && kept.refundedPence < kept.amountPence && <RefundForm payment={kept} onSent={onSent} />}
    </section>
  )
}

const PAYMENT_COLUMNS = ['Payment', 'Amount', 'State', 'Refunded', 'Recorded'] as const

const paymentRow = ({ id, method, providerId, currency, createdAt, ...payment }: Payment) => ({
  key: String(id),
  name: [labelOf(PAYMENT_METHODS, method), providerId].filter(Boolean).join(' '),
  cells: [
    amountOf(payment.amountPence, currency),
    [labelOf(PAYMENT_STATES, payment.state), payment.dispute && `disputed: ${payment.dispute}`]
      .filter(Boolean)
      .join('; '),
    amountOf(payment.refundedPence, currency),
    `${writtenMoment(createdAt)}, ${payment.recordedBy ?? 'Automatic'}`,
  ],
})

/** Card payments in another currency are never kept, but are shown until they are refunded. */
const amountOf = (pence: number, currency: string) =>
  currency === 'gbp' ? poundsAndPence(pence) : `${pence} (${currency})`

const REFUND_COLUMNS = ['Refund', 'Amount', 'State', 'Credit note', 'Requested'] as const

const refundRow = ({
  id,
  reason,
  amountPence,
  state,
  creditNoteNumber,
  lastError,
  createdAt,
  requestedBy,
}: Refund) => ({
  key: String(id),
  name: reason,
  cells: [
    poundsAndPence(amountPence),
    [labelOf(REFUND_STATES, state), state !== 'made' && lastError].filter(Boolean).join(': '),
    creditNoteNumber ? creditNoteName(creditNoteNumber) : 'None',
    `${writtenMoment(createdAt)}, ${requestedBy ?? 'Automatic'}`,
  ],
})
