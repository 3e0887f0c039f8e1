'use client'

import { Button } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

import { useStaffAction } from '../use-staff-action'

const FAILED = 'This version could not be restored. Please try again in a minute.'

/** `path`: of the version, below that of the API. `wasDraft`: it can then only be restored as a draft. */
type RestoreVersionProps = { path: `/${string}`; document: string; wasDraft: boolean; hasDrafts: boolean }

/**
 * Restores a version after asking, and says why the server refuses it, which Payload's own button does not. A version
 * that was a draft is restored as one, so that a published page stays public.
 */
export function RestoreVersion({ path, document, wasDraft, hasDrafts }: RestoreVersionProps) {
  const router = useRouter()
  const [isOpen, setOpen] = useState(false)
  const { send, isSending } = useStaffAction(FAILED)
  const restore = (asDraft: boolean) =>
    send({ path: `${path}?draft=${asDraft}` }, { onSuccess: () => router.push(document) })
  const button = { buttonStyle: 'secondary', size: 'small', margin: false, disabled: isSending } as const
  if (!isOpen)
    return (
      <Button {...button} onClick={() => setOpen(true)}>
        Restore…
      </Button>
    )
  return (
    <span className="pb-restore">
      {!wasDraft && (
        <Button {...button} onClick={() => restore(false)}>
          Restore this version
        </Button>
      )}
      {hasDrafts && (
        <Button {...button} onClick={() => restore(true)}>
          Restore as a draft
        </Button>
      )}
    </span>
  )
}
