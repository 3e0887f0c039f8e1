'use client'

import { useDocumentInfo, useField } from '@payloadcms/ui'
import { useState } from 'react'

import { LEAD_MOVES, type LeadStatus } from '@/lib/domain/leads/lead-status'

import { NoteForm } from './note-form'
import { Timeline } from './timeline'

type Person = { id: number } | number | null

/** Everything that happened to the lead that is open, or to its person, newest first, with a form for notes. */
export function LeadTimeline() {
  const { id, lastUpdateTime } = useDocumentInfo()
  const [notesSent, setNotesSent] = useState(0)
  const [isOfPerson, setIsOfPerson] = useState(false)
  const { value: person } = useField<Person>({ path: 'person' })
  const status = useField<LeadStatus>({ path: 'status' })

  /** An answer moves the lead; the form, which was opened before, would move it back when it is saved. */
  const follow = () => {
    const { from, to } = LEAD_MOVES.answered
    if (from.some((moved) => moved === status.value)) status.setValue(to, true)
  }

  const personId = typeof person === 'object' ? (person?.id ?? null) : person
  // It is read again when the lead is saved or a note is sent, even without an answer.
  const version = `${lastUpdateTime}-${notesSent}`
  return (
    <div className="pb-timeline">
      <NoteForm leadId={Number(id)} onSent={() => setNotesSent((sent) => sent + 1)} onAnswered={follow} />
      {personId && (
        <label className="pb-tick">
          <input type="checkbox" checked={isOfPerson} onChange={({ target }) => setIsOfPerson(target.checked)} />
          <span>Everything from this person</span>
        </label>
      )}
      <Timeline of={isOfPerson && personId ? { person: personId } : { lead: Number(id) }} version={version} />
    </div>
  )
}
