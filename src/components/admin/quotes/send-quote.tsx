'use client'

import { Button, TextareaInput, useDocumentInfo, useFormFields, useFormModified } from '@payloadcms/ui'
import { useState } from 'react'

import { ApiError } from '@/lib/browser/api-request'
import { isEditable } from '@/lib/domain/quotes/quote-states'
import type { Quote } from '@/lib/generated/payload-types'

import { useReload } from '../use-reload'
import { useStaffAction } from '../use-staff-action'

const isConflict = (error: unknown) => error instanceof ApiError && error.status === 409

const FAILED = 'The quote could not be sent. Please try again in a minute.'

/** Sends the quote as last saved. If the check stops it, a reason is required. */
export function SendQuote() {
  const reload = useReload()
  const { id, savedDocumentData } = useDocumentInfo()
  const isModified = useFormModified()
  const state = useFormFields(([fields]) => fields.state?.value) as Quote['state'] | undefined // a select holds one of its options
  const [reason, setReason] = useState('')
  const { send, isSending } = useStaffAction(FAILED)

  // The version in the preview, which is reloaded if it is outdated; the typed reason stays.
  const sendShown = () =>
    send(
      { path: `/quotes/${id}/send`, body: { reason, shownVersion: savedDocumentData?.updatedAt } },
      { onSuccess: reload, onError: (error) => isConflict(error) && reload() },
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
