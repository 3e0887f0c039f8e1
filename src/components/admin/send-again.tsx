'use client'

import { useDocumentDrawerContext, useDocumentInfo, useFormFields, useListQuery } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'

import type { Delivery } from '@/lib/generated/payload-types'

import { SendAgainButton } from './send-again-button'

/** Used in the list of deliveries, and in the table on the page of their lead. */
export function SendAgainCell({ rowData: delivery }: { rowData: Pick<Delivery, 'id' | 'state'> }) {
  const router = useRouter()
  const { refineListData } = useListQuery()
  const { id: leadId } = useDocumentInfo()
  // On a lead page only the table is reloaded: reloading everything would lose an unsaved note.
  const onSent = () => (leadId ? void refineListData({}, false) : router.refresh())
  if (!canBeSent(delivery.state)) return null
  return <SendAgainButton path={`/deliveries/${delivery.id}/send-again`} onSent={onSent} />
}

/** Shown on the page of a delivery, but not in a drawer over its lead, whose table already has the button. */
export function SendAgainField() {
  const router = useRouter()
  const { id } = useDocumentInfo()
  const { drawerSlug } = useDocumentDrawerContext()
  const state = useFormFields(([fields]) => fields.state?.value) as Delivery['state'] | undefined // a select holds one of its options
  if (typeof id !== 'number' || !state || !canBeSent(state) || drawerSlug) return null
  return (
    <div className="field-type">
      <SendAgainButton path={`/deliveries/${id}/send-again`} onSent={() => router.refresh()} />
    </div>
  )
}

const canBeSent = (state: Delivery['state']) => !['sent', 'sending', 'cancelled'].includes(state)
