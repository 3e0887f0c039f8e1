import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { CONTACT_OUTCOMES } from '@/lib/domain/leads/contact-outcomes'

import { useStaffAction } from '../use-staff-action'

const FAILED = 'This note could not be saved. Please try again in a minute.'
const UNANSWERED = 'There was no answer, so the note may have been saved. Check the timeline before you add it again.'

/** A note, or what came of a call or an email, with the note if there is one. One press each. */
export function Composer({ leadId }: { leadId: number }) {
  const [text, setText] = useState('')
  const client = useQueryClient()
  const { send, isSending } = useStaffAction(FAILED, UNANSWERED)
  const add = (what: 'notes' | 'contacts', body: object) =>
    send(
      { path: `/leads/${leadId}/${what}`, body: { text, ...body } },
      {
        onSuccess: () => setText((typed) => (typed === text ? '' : typed)), // keeps what was typed meanwhile
        onSettled: () => void client.invalidateQueries(),
      },
    )
  return (
    <form
      className="pb-composer"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '') add('notes', {})
      }}
    >
      <label htmlFor="pb-record-note">Note</label>
      <textarea
        id="pb-record-note"
        rows={2}
        value={text}
        maxLength={5_000}
        aria-describedby="pb-record-note-hint"
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit()
        }}
      />
      <div className="pb-composer-acts">
        <button type="submit" disabled={isSending || text.trim() === ''}>
          {isSending ? 'Saving...' : 'Add note'}
        </button>
        {CONTACT_OUTCOMES.map(({ value, label }) => (
          <button key={value} type="button" disabled={isSending} onClick={() => add('contacts', { outcome: value })}>
            {label}
          </button>
        ))}
      </div>
      <p id="pb-record-note-hint">Ctrl Enter adds the note; what came of a call or an email takes it along.</p>
    </form>
  )
}
