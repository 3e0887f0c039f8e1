'use client'

import { useFormModified } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'

/**
 * Reloads the open document from the server, except while its form has unsaved changes: Payload replaces the state of
 * the form with what was loaded, so reloading would discard them.
 */
export function useReload(): () => void {
  const router = useRouter()
  const isModified = useFormModified()
  const latest = useRef(isModified)
  useEffect(() => {
    latest.current = isModified
  }, [isModified])
  return () => {
    if (!latest.current) router.refresh()
  }
}
