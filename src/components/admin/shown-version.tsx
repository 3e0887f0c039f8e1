'use client'

import { useDocumentInfo, useField } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Sends the time of the version that the form shows, so that saving it cannot undo a later change. */
export function ShownVersion() {
  const { value, setValue } = useField<string>({ path: 'shownVersion' })
  const { data } = useDocumentInfo()
  const updatedAt: unknown = data?.updatedAt
  useEffect(() => {
    // Again whenever the server has reset the form without it. This does not count as an unsaved change.
    if (typeof updatedAt === 'string' && value !== updatedAt) setValue(updatedAt, true)
  })
  return null
}
