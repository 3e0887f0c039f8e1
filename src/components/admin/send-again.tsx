'use client'

import { useDocumentInfo, useFormFields, useListQuery } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'

import type { Delivery } from '@/lib/generated/payload-types'

import { SendAgainButton } from './send-again-button'

/** In a list of deliveries, and in the table of a lead's deliveries. */
export function SendAgainCell({ rowData: delivery }: { rowData: Pick<Delivery, 'id' | 'state'> }) {
  const router = useRouter()
  const { refineListData } = useListQuery()
  const onSent = () => {
    router.refresh()
    void refineListData({}, false) // the table inside a lead loads its own rows
  }
  return <SendAgainButton delivery={delivery} onSent={onSent} />
}

/** On the page of one delivery. */
export function SendAgainField() {
  const router = useRouter()
  const { id } = useDocumentInfo()
  const state = useFormFields(([fields]) => fields.state?.value) as Delivery['state'] | undefined // a select holds one of its options
  if (typeof id !== 'number' || !state) return null
  return <SendAgainButton delivery={{ id, state }} onSent={() => router.refresh()} />
}
