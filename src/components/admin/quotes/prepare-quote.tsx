'use client'

import { Button, useConfig, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

import { postAction } from '../post-action'

const FAILED = 'The quote could not be prepared. Please try again in a minute.'

/** Shown on the page of a lead from the configurator. */
export function PrepareQuote() {
  const router = useRouter()
  const { routes } = useConfig().config
  const { id } = useDocumentInfo()
  const kind = useFormFields(([fields]) => fields.kind?.value)
  const [isPreparing, setIsPreparing] = useState(false)

  const onClick = async () => {
    setIsPreparing(true)
    const isPrepared = await postAction({
      url: `${routes.api}/quotes/prepare`,
      body: { lead: Number(id) },
      failed: FAILED,
    })
    setIsPreparing(false)
    if (isPrepared) router.refresh()
  }

  if (kind !== 'configuration') return <p>Only an enquiry from the configurator has a system to price.</p>
  return (
    <Button buttonStyle="secondary" disabled={isPreparing} onClick={onClick}>
      {isPreparing ? 'Preparing...' : 'Prepare a quote at today’s prices'}
    </Button>
  )
}
