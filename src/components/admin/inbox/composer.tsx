import { useQueryClient } from '@tanstack/react-query'

import { CONTACT_OUTCOMES } from '@/lib/domain/leads/contact-outcomes'

import { useNote } from '../people/use-note'

/** A note, or what came of a call or an email, with the note if there is one. One press each. */
export function Composer({ leadId }: { leadId: number }) {
  const client = useQueryClient()
  const { text, setText, isSending, isEmpty, addNote, addContact } = useNote(
    leadId,
    () => void client.invalidateQueries(),
  )
  return (
    <form
      className="pb-composer"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isEmpty) addNote()
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
        <button type="submit" disabled={isSending || isEmpty}>
          {isSending ? 'Saving...' : 'Add note'}
        </button>
        {CONTACT_OUTCOMES.map(({ value, label }) => (
          <button key={value} type="button" disabled={isSending} onClick={() => addContact(value)}>
            {label}
          </button>
        ))}
      </div>
      <p id="pb-record-note-hint">Ctrl Enter adds the note; what came of a call or an email takes it along.</p>
    </form>
  )
}
