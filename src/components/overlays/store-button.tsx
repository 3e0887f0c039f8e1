'use client'

import type { MouseEvent } from 'react'

import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast-store'

import { STORE_NOTICE, STORE_NOTICE_ID } from './store-notice'

const STORE_TOAST_MS = 4_000

/** Shows a toast instead of opening a page; without JavaScript, or before it loads, a popover with the same text. */
export function StoreButton({ size }: { size?: 'sm' }) {
  const tell = (event: MouseEvent) => {
    event.preventDefault() // keeps the popover closed
    showToast({ ...STORE_NOTICE, tone: 'plain', durationMs: STORE_TOAST_MS })
  }
  return (
    <Button look="secondary" size={size} popoverTarget={STORE_NOTICE_ID} onClick={tell}>
      Store
    </Button>
  )
}
