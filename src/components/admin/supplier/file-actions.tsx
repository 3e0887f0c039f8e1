'use client'

import { Button, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'

import type { SupplierFileState } from '@/lib/domain/catalogue/supplier-plan'

import { useReload } from '../use-reload'
import { useStaffAction } from '../use-staff-action'

const FAILED = 'This could not be done. Please try again in a minute.'

type FileActionsProps = { state: SupplierFileState; hasDoubts: boolean; hasChanges: boolean }

/** Applies a checked file, with an extra confirmation if it has doubts, or reverts an applied one. */
export function FileActions({ state, hasDoubts, hasChanges }: FileActionsProps) {
  const reload = useReload()
  const { id } = useDocumentInfo()
  const { send, isSending } = useStaffAction(FAILED)
  const [isConfirmed, setConfirmed] = useState(false)

  const act = (action: 'apply' | 'undo') =>
    send({ path: `/supplier-files/${id}/${action}`, body: { confirmed: isConfirmed } }, { onSuccess: reload })

  if (!hasChanges || (state !== 'checked' && state !== 'applied')) return null
  if (state === 'applied')
    return (
      <Button buttonStyle="secondary" margin={false} disabled={isSending} onClick={() => act('undo')}>
        Undo these changes
      </Button>
    )
  return (
    <>
      {hasDoubts && (
        <label>
          <input type="checkbox" checked={isConfirmed} onChange={({ target }) => setConfirmed(target.checked)} /> I have
          checked this with the supplier
        </label>
      )}
      <Button margin={false} disabled={isSending || (hasDoubts && !isConfirmed)} onClick={() => act('apply')}>
        Apply these changes
      </Button>
    </>
  )
}
