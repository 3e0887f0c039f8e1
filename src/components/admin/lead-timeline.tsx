'use client'

import { Button, TextareaInput, useConfig, useDocumentInfo, useField, usePayloadAPI } from '@payloadcms/ui'
import { useState } from 'react'

import { CONTACT_OUTCOMES } from '@/lib/domain/leads/contact-outcomes'
import { LEAD_MOVES, type LeadStatus } from '@/lib/domain/leads/lead-status'
import { labelOf } from '@/lib/domain/text/label-of'
import type { LeadEvent } from '@/lib/generated/payload-types'

import { writtenMoment } from './moment'
import { useStaffAction } from './use-staff-action'

const FAILED = 'This note could not be saved. Please try again in a minute.'
const UNANSWERED = 'There was no answer, so the note may have been saved. Check the timeline before you add it again.'

/** Notes about the lead and changes to it, newest first. Each note is saved separately from the surrounding form. */
export function LeadTimeline() {
  const { routes } = useConfig().config
  const { id, lastUpdateTime } = useDocumentInfo()
  const [notesSent, setNotesSent] = useState(0)
  // The key changes when the lead is saved or a note is sent, even without an answer, which reloads the list.
  return (
    <div className="pb-timeline">
      <NoteForm leadId={Number(id)} onSent={() => setNotesSent((sent) => sent + 1)} />
      <Entries key={`${lastUpdateTime}-${notesSent}`} url={`${routes.api}/lead-events`} leadId={Number(id)} />
    </div>
  )
}

function NoteForm({ leadId, onSent }: { leadId: number; onSent: () => void }) {
  const [text, setText] = useState('')
  const { send, isSending } = useStaffAction(FAILED, UNANSWERED)
  const status = useField<LeadStatus>({ path: 'status' })

  const add = (what: 'notes' | 'contacts', body: object, onAdded?: () => void) => {
    const onSuccess = () => {
      setText((typed) => (typed === text ? '' : typed)) // keeps what was typed meanwhile
      onAdded?.()
    }
    send({ path: `/leads/${leadId}/${what}`, body: { text, ...body } }, { onSuccess, onSettled: onSent })
  }

  /** An answer moves the lead; the form, which was opened before, would move it back when it is saved. */
  const follow = () => {
    const { from, to } = LEAD_MOVES.answered
    if (from.some((moved) => moved === status.value)) status.setValue(to, true)
  }

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
      <Button
        buttonStyle="secondary"
        margin={false}
        disabled={isSending || text.trim() === ''}
        onClick={() => add('notes', {})}
      >
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
            onClick={() => add('contacts', { outcome: value }, isAnswer ? follow : undefined)}
          >
            {label}
          </Button>
        ))}
      </fieldset>
    </div>
  )
}

function Entries({ url, leadId }: { url: string; leadId: number }) {
  const [{ data, isError, isLoading }] = usePayloadAPI(url, {
    initialParams: { 'where[lead][equals]': leadId, limit: 0, depth: 0 },
  })
  if (isError) return <p role="alert">The timeline could not be loaded. Please reload the page.</p>
  const entries: LeadEvent[] = data?.docs ?? []
  if (!isLoading && entries.length === 0) return <p>No notes or changes yet.</p>
  return <EntryList entries={entries} isLoading={isLoading} />
}

type Entry = Pick<LeadEvent, 'id' | 'createdAt' | 'authorName' | 'contact' | 'text' | 'subject' | 'from' | 'to'>

/** Entries of a timeline, as they are given. */
export function EntryList({ entries, isLoading = false }: { entries: readonly Entry[]; isLoading?: boolean }) {
  return (
    <ol aria-label="Timeline" aria-busy={isLoading}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <p className="pb-timeline-head">
            <strong>{entry.authorName ?? 'Automatic'}</strong>{' '}
            <time dateTime={entry.createdAt}>{writtenMoment(entry.createdAt)}</time>
          </p>
          {entry.contact && <p>{labelOf(CONTACT_OUTCOMES, entry.contact)}</p>}
          {entry.text && <p>{entry.text}</p>}
          {entry.subject && <Change {...entry} subject={entry.subject} />}
        </li>
      ))}
    </ol>
  )
}

function Change({ subject, from, to }: Pick<LeadEvent, 'subject' | 'from' | 'to'>) {
  return <p>{`${subject}: ${from || 'none'} → ${to || 'none'}`}</p>
}
