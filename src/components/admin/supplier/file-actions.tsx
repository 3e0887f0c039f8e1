'use client'

import { Button, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'

import type { SupplierFileState } from '@/lib/domain/catalogue/supplier-plan'

import { postAction } from '../post-action'
import { useReload } from '../use-reload'

const FAILED = 'This could not be done. Please try again in a minute.'

type FileActionsProps = { state: SupplierFileState; hasDoubts: boolean; hasChanges: boolean }

/** Applies a checked file, with an extra confirmation if it has doubts, or reverts an applied one. */
export function FileActions({ state, hasDoubts, hasChanges }: FileActionsProps) {
  const reload = useReload()
  const { routes } = useConfig().config
  const { id } = useDocumentInfo()
  const [isSending, setIsSending] = useState(false)
  const [isConfirmed, setConfirmed] = useState(false)

  const act = async (action: 'apply' | 'undo') => {
    setIsSending(true)
    const url = `${routes.api}/supplier-files/${id}/${action}`
    const isDone = await postAction({ url, body: { confirmed: isConfirmed }, failed: FAILED })
    setIsSending(false)
    if (isDone) reload()
  }

  if (!hasChanges || (state !== 'checked' && state !== 'applied')) return null
  if (state === 'applied')
    return (
      <Button buttonStyle="secondary" margin={false} disabled={isSending} onClick={() => void act('undo')}>
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
      <Button margin={false} disabled={isSending || (hasDoubts && !isConfirmed)} onClick={() => void act('apply')}>
        Apply these changes
      </Button>
    </>
  )
}
