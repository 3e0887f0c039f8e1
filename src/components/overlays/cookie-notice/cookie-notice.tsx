'use client'

import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'

import { closeNotice, isNoticeOpen, subscribeToNotice } from './notice-store'

const loadNotice = () => import('./notice').then((module) => module.Notice)

/** Asks whether we may count. Without a script nothing is counted, and nothing asked. */
export function CookieNotice() {
  const isOpen = useSyncExternalStore(subscribeToNotice, isNoticeOpen, () => false)
  const [Notice, setNotice] = useState<ComponentType | null>(null)

  useEffect(() => {
    if (!isOpen) return
    loadNotice().then((loaded) => setNotice(() => loaded), closeNotice)
  }, [isOpen])

  return (
    <div aria-live="polite" data-overlay={isOpen ? 'cookies' : undefined}>
      {isOpen && Notice && <Notice />}
    </div>
  )
}
