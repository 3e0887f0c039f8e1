'use client'

import { Button, useAuth, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useState } from 'react'

import { type ReviewState, WITHHOLDING_REASONS } from '@/lib/domain/reviews/review-states'
import { WITHHOLDING_NOTE_MAX } from '@/lib/schemas/review-decision'

import { useReload } from '../use-reload'
import { useStaffAction } from '../use-staff-action'

const FAILED = 'The decision could not be recorded. Please try again in a minute.'

/** Publishes a review, or has a colleague confirm that the law forbids it. */
export function ReviewDecision() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const value = useFormFields(([fields]) => ({
    state: fields.state?.value as ReviewState | undefined,
    sentAt: fields.sentAt?.value,
    askedBy: fields.askedBy?.value,
  }))
  const { send, isSending } = useStaffAction(FAILED)
  const reload = useReload()
  const { state, sentAt, askedBy } = value
  if (typeof id !== 'number' || typeof sentAt !== 'string' || state === 'withdrawn') return null
  const decide = (action: string, body: object = {}) =>
    send({ path: `/reviews/${id}/${action}`, body: { sentAt, ...body } }, { onSettled: reload })
  const isAsked = state !== 'withheld' && askedBy != null
  return (
    <section className="pb-order-payments" aria-label="Decision">
      <h3>Decision</h3>
      <p>Every review is published, whatever it says, unless the law forbids it. A low rating is no reason.</p>
      <Publish {...{ state, isAsked, isSending }} onClick={() => decide('publish')} />
      {isAsked && askedBy === user?.id && <p>You asked to withhold it. A colleague has to confirm that.</p>}
      {isAsked && askedBy !== user?.id && (
        <>
          <p>A colleague asks to withhold it, for the reason below.</p>
          <Act
            label="I have read it, and withhold it for this reason"
            isSending={isSending}
            onClick={() => decide('confirm-withholding')}
          />
        </>
      )}
      {!isAsked && state !== 'withheld' && (
        <Withhold isSending={isSending} onAsk={(asked) => decide('ask-to-withhold', asked)} />
      )}
    </section>
  )
}

type ActProps = { label: string; isSending: boolean; isReady?: boolean; onClick: () => void }

const Act = ({ label, isSending, isReady = true, onClick }: ActProps) => (
  <Button buttonStyle="secondary" size="small" margin={false} disabled={isSending || !isReady} onClick={onClick}>
    {label}
  </Button>
)

type PublishProps = { state: ReviewState | undefined; isAsked: boolean; isSending: boolean; onClick: () => void }

function Publish({ state, isAsked, ...act }: PublishProps) {
  if (state !== 'published') return <Act label="Publish" {...act} />
  return isAsked ? <Act label="Keep it published" {...act} /> : null
}

type WithholdProps = { isSending: boolean; onAsk: (asked: { reason: string; note: string }) => void }

/** Not a separate form, because it is inside the form of the review. */
function Withhold({ isSending, onAsk }: WithholdProps) {
  const [typed, setTyped] = useState({ reason: '', note: '' })
  const { reason, note } = typed
  return (
    <div className="pb-inline-field">
      <label>
        Legal reason
        <select value={reason} onChange={({ target }) => setTyped({ ...typed, reason: target.value })}>
          <option value="">Choose</option>
          {WITHHOLDING_REASONS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        Which words, and why: the author reads this
        <input
          value={note}
          maxLength={WITHHOLDING_NOTE_MAX}
          onChange={({ target }) => setTyped({ ...typed, note: target.value })}
        />
      </label>
      <Act
        label="Ask a colleague to withhold it"
        isSending={isSending}
        isReady={reason !== '' && note.trim() !== ''}
        onClick={() => onAsk(typed)}
      />
    </div>
  )
}
