'use client'

import { useSyncExternalStore } from 'react'

import { Notice } from './notice'
import { isNoticeOpen, subscribeToNotice } from './notice-store'

/** Asks for consent to analytics. Without JavaScript nothing is recorded, so nothing is asked. */
export function CookieNotice() {
  const isOpen = useSyncExternalStore(subscribeToNotice, isNoticeOpen, () => false)
  return <div aria-live="polite">{isOpen && <Notice />}</div>
}
