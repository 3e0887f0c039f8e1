'use client'

import type { MouseEvent } from 'react'

import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast/toast-store'

import { STORE_NOTICE, STORE_NOTICE_ID } from './store-notice'

const STORE_TOAST_MS = 4_000

/** Opens no page, but a toast that says so; before scripts run, or without them, the same words as a popover. */
export function StoreButton({ size }: { size?: 'sm' }) {
  const tell = (event: MouseEvent) => {
    event.preventDefault() // leaves the popover closed
    showToast({ ...STORE_NOTICE, tone: 'plain', durationMs: STORE_TOAST_MS })
  }
  return (
    <Button look="secondary" size={size} popoverTarget={STORE_NOTICE_ID} onClick={tell}>
      Store
    </Button>
  )
}
