'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

import { listenToAdmin } from '../listen-to-admin'

/** Refreshes the page whenever the admin that frames or opened it has saved. */
export function RefreshOnSave() {
  const router = useRouter()
  useEffect(() => listenToAdmin('payload-document-event', () => router.refresh()), [router])
  return null
}
