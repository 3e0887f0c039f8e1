'use client'

import { useDocumentDrawerContext, useDocumentInfo, useFormFields, useListQuery } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'

import type { Delivery } from '@/lib/generated/payload-types'

import { SendAgainButton } from './send-again-button'

/** In the list of deliveries, and in the table on the page of their lead. */
export function SendAgainCell({ rowData: delivery }: { rowData: Pick<Delivery, 'id' | 'state'> }) {
  const router = useRouter()
  const { refineListData } = useListQuery()
  const { id: leadId } = useDocumentInfo()
  // On the page of a lead only the table is loaded again: all of it would lose a note that is not saved yet.
  const onSent = () => (leadId ? void refineListData({}, false) : router.refresh())
  return <SendAgainButton delivery={delivery} onSent={onSent} />
}

/** On the page of one delivery, but not in a drawer over its lead, whose table has the button. */
export function SendAgainField() {
  const router = useRouter()
  const { id } = useDocumentInfo()
  const { drawerSlug } = useDocumentDrawerContext()
  const state = useFormFields(([fields]) => fields.state?.value) as Delivery['state'] | undefined // a select holds one of its options
  if (typeof id !== 'number' || !state || drawerSlug) return null
  return (
    <div className="field-type">
      <SendAgainButton delivery={{ id, state }} onSent={() => router.refresh()} />
    </div>
  )
}
