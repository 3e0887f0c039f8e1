'use client'

import { Button, TextareaInput, useDocumentInfo, useFormFields, useFormModified } from '@payloadcms/ui'
import { useState } from 'react'

import { isEditable } from '@/lib/domain/quotes/quote-states'
import type { Quote } from '@/lib/generated/payload-types'

import { useReload } from '../use-reload'
import { useStaffAction } from '../use-staff-action'

const FAILED = 'The quote could not be sent. Please try again in a minute.'

/** Sends the quote as last saved. If the check stops it, a reason is required. */
export function SendQuote() {
  const reload = useReload()
  const { id, savedDocumentData } = useDocumentInfo()
  const isModified = useFormModified()
  const state = useFormFields(([fields]) => fields.state?.value) as Quote['state'] | undefined // a select holds one of its options
  const [reason, setReason] = useState('')
  const { send, isSending } = useStaffAction(FAILED)

  // The version in the preview. It is reloaded after a refusal too, which leaves the typed reason as it is.
  const sendShown = () =>
    send(
      { path: `/quotes/${id}/send`, body: { reason, shownVersion: savedDocumentData?.updatedAt } },
      { onSettled: reload },
    )

  if (!state || !isEditable(state)) return null
  return (
    <div className="pb-note-form">
      <TextareaInput
        path="send-reason"
        label="Why it should be sent despite the check"
        description="Only where the check stops it. The reason is kept with the quote and on the timeline."
        value={reason}
        onChange={(event: { target: { value: string } }) => setReason(event.target.value)}
        rows={2}
      />
      <Button margin={false} disabled={isSending || isModified} onClick={sendShown}>
        {isModified ? 'Save before sending' : isSending ? 'Sending...' : 'Send the quote to the customer'}
      </Button>
    </div>
  )
}
