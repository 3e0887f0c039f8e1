'use client'

import { Button, useConfig, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'

import { roomsInMessage } from '@/lib/calculators/designer/design-message'

import { useStaffAction } from '../use-staff-action'

const FAILED = 'The quote could not be prepared. Please try again in a minute.'

const PRICED: readonly unknown[] = ['configuration', 'project-quote']

/** Creates a draft quote and opens it. Offered for a lead from the configurator, with a design or with a project. */
export function PrepareQuote() {
  const router = useRouter()
  const { routes } = useConfig().config
  const { id } = useDocumentInfo()
  const kind = useFormFields(([fields]) => fields.kind?.value)
  const message = useFormFields(([fields]) => fields.message?.value)
  const { send, isSending } = useStaffAction(FAILED)

  const prepare = () =>
    send(
      { path: '/quotes/prepare', body: { lead: Number(id) } },
      { onSuccess: (quote) => router.push(`${routes.admin}/collections/quotes/${quote.id}`) },
    )

  if (!PRICED.includes(kind) && !(typeof message === 'string' && roomsInMessage(message)))
    return <p>Only an enquiry from the configurator, with a design or with a project has a system to price.</p>
  return (
    <Button buttonStyle="secondary" disabled={isSending} onClick={prepare}>
      {isSending ? 'Preparing...' : 'Prepare a quote at today’s prices'}
    </Button>
  )
}
