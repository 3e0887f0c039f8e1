'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'

import { newKey } from '@/lib/browser/new-key'
import { poundsAndPence } from '@/lib/format/pounds'
import type { Payment } from '@/lib/generated/payload-types'
import { penceOf, REFUND_REASON_MAX } from '@/lib/schemas/refund'

import { useStaffAction } from '../use-staff-action'

const FAILED = 'The refund could not be recorded. Please try again in a minute.'
const UNANSWERED = 'There was no answer, so the refund may have been recorded. Try again: it is made only once.'

const NOTHING = { pounds: '', reason: '', key: '' }

/** Refunds a payment or part of it. Not a separate form, because it is inside the form of the order. */
export function RefundForm({ payment, onSent }: { payment: Payment; onSent: () => void }) {
  const [typed, setTyped] = useState(NOTHING)
  const { send, isSending } = useStaffAction(FAILED, UNANSWERED)
  const { pounds, reason, key } = typed
  const leftPence = payment.amountPence - payment.refundedPence
  const amountPence = penceOf(pounds)
  // Made anew for each value that is entered, so that sending it again is not another refund.
  const enter = (changed: Partial<typeof NOTHING>) => setTyped({ ...typed, ...changed, key: newKey() })

  const refund = () =>
    send({ path: `/payments/${payment.id}/refund`, body: { amountPence, reason, key } }, { onSuccess: onSent })

  return (
    <div className="pb-note-form">
      <div className="pb-inline-field">
        <label>
          Refund, in pounds
          <input
            inputMode="decimal"
            value={pounds}
            placeholder={(leftPence / 100).toFixed(2)}
            onChange={({ target }) => enter({ pounds: target.value })}
          />
        </label>
        <label>
          Reason
          <input
            value={reason}
            maxLength={REFUND_REASON_MAX}
            onChange={({ target }) => enter({ reason: target.value })}
          />
        </label>
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          disabled={isSending || amountPence === null || reason.trim() === ''}
          onClick={refund}
        >
          {isSending ? 'Saving...' : 'Refund'}
        </Button>
      </div>
      <p>{explanationOf(payment.method, leftPence)}</p>
    </div>
  )
}

const explanationOf = (method: Payment['method'], leftPence: number) =>
  [
    `Up to ${poundsAndPence(leftPence)}. The customer gets an email and a credit note with the reason.`,
    'A refund of everything ends the order and puts back goods that have not been dispatched.',
    method === 'card'
      ? 'Stripe pays the money back to the card.'
      : 'Pay the money back from the bank first: this only records it.',
  ].join(' ')
