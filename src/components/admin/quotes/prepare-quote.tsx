'use client'

import { Button, useConfig, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

import { roomsInMessage } from '@/lib/calculators/designer/design-message'

import { postForResponse } from '../post-action'

const FAILED = 'The quote could not be prepared. Please try again in a minute.'

const PRICED: readonly unknown[] = ['configuration', 'project-quote']

/** Creates a draft quote and opens it. Offered for a lead from the configurator, with a design or with a project. */
export function PrepareQuote() {
  const router = useRouter()
  const { routes } = useConfig().config
  const { id } = useDocumentInfo()
  const kind = useFormFields(([fields]) => fields.kind?.value)
  const message = useFormFields(([fields]) => fields.message?.value)
  const [isPreparing, setIsPreparing] = useState(false)

  const onClick = async () => {
    setIsPreparing(true)
    const prepared = await postForResponse({
      url: `${routes.api}/quotes/prepare`,
      body: { lead: Number(id) },
      failed: FAILED,
    })
    setIsPreparing(false)
    if (prepared) router.push(`${routes.admin}/collections/quotes/${prepared.id}`)
  }

  if (!PRICED.includes(kind) && !(typeof message === 'string' && roomsInMessage(message)))
    return <p>Only an enquiry from the configurator, with a design or with a project has a system to price.</p>
  return (
    <Button buttonStyle="secondary" disabled={isPreparing} onClick={onClick}>
      {isPreparing ? 'Preparing...' : 'Prepare a quote at today’s prices'}
    </Button>
  )
}
