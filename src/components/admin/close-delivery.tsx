'use client'

import {
  Button,
  TextareaInput,
  useDocumentDrawerContext,
  useDocumentInfo,
  useFormFields,
  useListQuery,
} from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

import type { Delivery } from '@/lib/generated/payload-types'

import { useStaffAction } from './use-staff-action'

const FAILED = 'This could not be closed. Please try again in a minute.'

/** Used in the list of deliveries, and in the table on the page of their lead. */
export function CloseCell({ rowData: delivery }: { rowData: Pick<Delivery, 'id' | 'state'> }) {
  const router = useRouter()
  const { refineListData } = useListQuery()
  const { id: leadId } = useDocumentInfo()
  // On a lead page only the table is reloaded: reloading everything would lose an unsaved note.
  const onClosed = () => (leadId ? void refineListData({}, false) : router.refresh())
  return delivery.state === 'parked' ? <CloseForm id={delivery.id} onClosed={onClosed} /> : null
}

/** Shown on the page of a delivery, but not in a drawer over its lead, whose table already has the button. */
export function CloseField() {
  const router = useRouter()
  const { id } = useDocumentInfo()
  const { drawerSlug } = useDocumentDrawerContext()
  const state = useFormFields(([fields]) => fields.state?.value)
  if (typeof id !== 'number' || state !== 'parked' || drawerSlug) return null
  return (
    <div className="field-type">
      <CloseForm id={id} onClosed={() => router.refresh()} />
    </div>
  )
}

function CloseForm({ id, onClosed }: { id: number; onClosed: () => void }) {
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const { send, isSending } = useStaffAction(FAILED)

  if (!isOpen)
    return (
      <Button buttonStyle="secondary" size="small" margin={false} onClick={() => setOpen(true)}>
        Close…
      </Button>
    )
  return (
    <div className="pb-note-form">
      <TextareaInput
        path={`closing-reason-${id}`}
        label="Why it will not be sent"
        value={reason}
        onChange={(event: { target: { value: string } }) => setReason(event.target.value)}
        rows={2}
      />
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={isSending || reason.trim() === ''}
        onClick={() => send({ path: `/deliveries/${id}/close`, body: { reason } }, { onSuccess: onClosed })}
      >
        {isSending ? 'Closing...' : 'Close'}
      </Button>
    </div>
  )
}
