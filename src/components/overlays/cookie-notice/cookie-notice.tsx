'use client'

import { useSyncExternalStore } from 'react'

import { Notice } from './notice'
import { isNoticeOpen, subscribeToNotice } from './notice-store'

/** Asks whether we may count. Without a script nothing is counted, and nothing asked. */
export function CookieNotice() {
  const isOpen = useSyncExternalStore(subscribeToNotice, isNoticeOpen, () => false)
  return <div aria-live="polite">{isOpen && <Notice />}</div>
}
