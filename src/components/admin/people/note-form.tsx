'use client'

import { Button, TextareaInput, useConfig, usePayloadAPI } from '@payloadcms/ui'

import { CONTACT_OUTCOMES } from '@/lib/domain/leads/contact-outcomes'
import { SALES_ROLES } from '@/lib/domain/staff/roles'

import { useNote } from './use-note'

/** `onSent`: also if there was no answer. `onAnswered`: what was recorded counts as our answer to the customer. */
type NoteFormProps = { leadId: number; onSent: () => void; onAnswered: () => void }

/** Adds a note to a lead, or a call or an email with the note. Each is saved at once, apart from any form around it. */
export function NoteForm({ leadId, onSent, onAnswered }: NoteFormProps) {
  const { text, setText, isSending, isEmpty, addNote, addContact } = useNote(leadId, onSent)
  return (
    <div className="pb-note-form">
      <TextareaInput
        path="new-note"
        label="New note"
        description="What was said and agreed. Notes cannot be changed or deleted later."
        value={text}
        onChange={(event: { target: { value: string } }) => setText(event.target.value)}
        rows={3}
      />
      <Colleagues onMention={(name) => setText((typed) => `${typed}${/\S$/.test(typed) ? ' ' : ''}@${name} `)} />
      <Button buttonStyle="secondary" margin={false} disabled={isSending || isEmpty} onClick={addNote}>
        {isSending ? 'Saving...' : 'Add note'}
      </Button>
      <fieldset className="pb-contact-outcomes">
        <legend>Or record a call or an email, with the note if there is one</legend>
        {CONTACT_OUTCOMES.map(({ value, label, isAnswer }) => (
          <Button
            key={value}
            buttonStyle="secondary"
            size="small"
            margin={false}
            disabled={isSending}
            onClick={() => addContact(value, isAnswer ? onAnswered : undefined)}
          >
            {label}
          </Button>
        ))}
      </fieldset>
    </div>
  )
}

/** The colleagues who can be mentioned in a note. */
function Colleagues({ onMention }: { onMention: (name: string) => void }) {
  const { api } = useConfig().config.routes
  const [{ data }] = usePayloadAPI(`${api}/users`, {
    initialParams: { 'where[role][in]': SALES_ROLES.join(), limit: 0, depth: 0, sort: 'name' },
  })
  const colleagues: { id: number; name: string }[] = data?.docs ?? []
  if (colleagues.length === 0) return null
  return (
    <label className="pb-timeline-filter">
      <span>Mention</span>
      <select value="" onChange={({ target }) => onMention(target.value)}>
        <option value="">a colleague</option>
        {colleagues.map(({ id, name }) => (
          <option key={id} value={name}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
