import { useState } from 'react'

import { useStaffAction } from '../use-staff-action'

const FAILED = 'This note could not be saved. Please try again in a minute.'
const UNANSWERED = 'There was no answer, so the note may have been saved. Check the timeline before you add it again.'

/** A new note about a lead, and what saves it, alone or with what came of a call or an email. `onSent`: also if there was no answer. */
export function useNote(leadId: number, onSent: () => void) {
  const [text, setText] = useState('')
  const { send, isSending } = useStaffAction(FAILED, UNANSWERED)
  const add = (what: 'notes' | 'contacts', body: object, onAdded?: () => void) => {
    const onSuccess = () => {
      setText((typed) => (typed === text ? '' : typed)) // keeps what was typed meanwhile
      onAdded?.()
    }
    send({ path: `/leads/${leadId}/${what}`, body: { text, ...body } }, { onSuccess, onSettled: onSent })
  }
  return {
    text,
    setText,
    isSending,
    isEmpty: text.trim() === '',
    addNote: () => add('notes', {}),
    /** `onAdded`: once it has been saved. */
    addContact: (outcome: string, onAdded?: () => void) => add('contacts', { outcome }, onAdded),
  }
}
