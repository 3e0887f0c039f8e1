'use client'

import { Button, TextInput, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

import { useStaffAction } from '../use-staff-action'

const FAILED = 'The quote could not be prepared. Please try again in a minute.'

/**
 * Creates a draft quote for the lead and opens it: worked out from what the enquiry says, or with the lines of another
 * quote.
 */
export function PrepareQuote() {
  const router = useRouter()
  const { routes } = useConfig().config
  const { id } = useDocumentInfo()
  const [copyOf, setCopyOf] = useState('')
  const { send, isSending } = useStaffAction(FAILED)

  const prepare = () =>
    send(
      { path: '/quotes/prepare', body: { lead: Number(id), copyOf } },
      { onSuccess: (quote) => router.push(`${routes.admin}/collections/quotes/${quote.id}`) },
    )

  return (
    <div className="pb-inline-field">
      <TextInput
        path="copy-of"
        label="Copy the lines of another quote, if you like"
        placeholder="PB-7K3M-9QXT-Q1"
        value={copyOf}
        onChange={({ target }: { target: { value: string } }) => setCopyOf(target.value)}
      />
      <Button buttonStyle="secondary" margin={false} disabled={isSending} onClick={prepare}>
        {isSending ? 'Preparing...' : 'Prepare a quote at today’s prices'}
      </Button>
    </div>
  )
}
