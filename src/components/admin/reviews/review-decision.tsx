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
  const read = useFormFields(([fields]) => ({
    state: fields.state?.value as ReviewState | undefined,
    sentAt: fields.sentAt?.value,
    askedBy: fields.askedBy?.value,
    publishingAskedBy: fields.publishingAskedBy?.value,
    reason: fields.withholdingReason?.value,
    note: fields.withholdingNote?.value,
  }))
  const { send, isSending } = useStaffAction(FAILED)
  const reload = useReload()
  const { state, sentAt, askedBy, publishingAskedBy, reason, note } = read
  if (typeof id !== 'number' || typeof sentAt !== 'string' || state === 'withdrawn') return null
  const act = {
    isSending,
    decide: (action: string, body: object = {}) =>
      send({ path: `/reviews/${id}/${action}`, body: { sentAt, ...body } }, { onSettled: reload }),
  }
  return (
    <section className="pb-order-payments" aria-label="Decision">
      <h3>Decision</h3>
      <p>Every review is published, whatever it says, unless the law forbids it. A low rating is no reason.</p>
      {state === 'withheld' ? (
        <OfWithheld askedBy={publishingAskedBy} {...act} />
      ) : (
        <OfUnwithheld isPublished={state === 'published'} askedBy={askedBy} read={{ reason, note }} {...act} />
      )}
    </section>
  )
}

type Deciding = { askedBy: unknown; isSending: boolean; decide: (action: string, body?: object) => void }

/** Two colleagues have withheld it, so it takes two to publish it. */
function OfWithheld({ askedBy, isSending, decide }: Deciding) {
  const { user } = useAuth()
  if (askedBy == null)
    return (
      <Act
        label="Ask a colleague to publish it after all"
        isSending={isSending}
        onClick={() => decide('ask-to-publish')}
      />
    )
  const isOwn = askedBy === user?.id
  return (
    <>
      <p>
        {isOwn
          ? 'You asked to publish it after all. A colleague has to confirm that.'
          : 'A colleague asks to publish it after all.'}
      </p>
      {!isOwn && <Act label="I have read it, and publish it" isSending={isSending} onClick={() => decide('publish')} />}
      <Act label="Keep it withheld" isSending={isSending} onClick={() => decide('keep-withheld')} />
    </>
  )
}

type Unwithheld = Deciding & { isPublished: boolean; read: { reason: unknown; note: unknown } }

function OfUnwithheld({ isPublished, askedBy, read, isSending, decide }: Unwithheld) {
  const { user } = useAuth()
  const isAsked = askedBy != null
  const publish = () => decide('publish')
  return (
    <>
      {!isPublished && <Act label="Publish" isSending={isSending} onClick={publish} />}
      {isPublished && isAsked && <Act label="Keep it published" isSending={isSending} onClick={publish} />}
      {isAsked && askedBy === user?.id && <p>You asked to withhold it. A colleague has to confirm that.</p>}
      {isAsked && askedBy !== user?.id && (
        <>
          <p>A colleague asks to withhold it, for the reason below.</p>
          <Act
            label="I have read it, and withhold it for this reason"
            isSending={isSending}
            onClick={() => decide('confirm-withholding', read)}
          />
        </>
      )}
      {!isAsked && <Withhold isSending={isSending} onAsk={(asked) => decide('ask-to-withhold', asked)} />}
    </>
  )
}

type ActProps = { label: string; isSending: boolean; isReady?: boolean; onClick: () => void }

const Act = ({ label, isSending, isReady = true, onClick }: ActProps) => (
  <Button buttonStyle="secondary" size="small" margin={false} disabled={isSending || !isReady} onClick={onClick}>
    {label}
  </Button>
)

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
