'use client'

import { Button, TextareaInput, useConfig, useDocumentInfo, useFormFields, useFormModified } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'

import { isEditable } from '@/lib/domain/quotes/quote-states'
import type { Quote } from '@/lib/generated/payload-types'

import { postAction } from '../post-action'

const FAILED = 'The quote could not be sent. Please try again in a minute.'

/** Sends the quote as last saved. If the check stops it, a reason is required. */
export function SendQuote() {
  const router = useRouter()
  const { routes } = useConfig().config
  const { id, lastUpdateTime } = useDocumentInfo()
  const isModified = useFormModified()
  const state = useFormFields(([fields]) => fields.state?.value) as Quote['state'] | undefined // a select holds one of its options
  useFreshCheck(lastUpdateTime)
  const [reason, setReason] = useState('')
  const [isSending, setIsSending] = useState(false)

  const onClick = async () => {
    setIsSending(true)
    const isSent = await postAction({ url: `${routes.api}/quotes/${id}/send`, body: { reason }, failed: FAILED })
    setIsSending(false)
    if (isSent) router.refresh()
  }

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
      <Button margin={false} disabled={isSending || isModified} onClick={onClick}>
        {isModified ? 'Save before sending' : isSending ? 'Sending...' : 'Send the quote to the customer'}
      </Button>
    </div>
  )
}

/** Refreshes the results of the check, which come from the server: Payload does not refetch them after a save. */
function useFreshCheck(savedAt: number | undefined) {
  const router = useRouter()
  const lastSavedAt = useRef(savedAt)
  useEffect(() => {
    if (lastSavedAt.current !== savedAt) router.refresh()
    lastSavedAt.current = savedAt
  }, [savedAt, router])
}
