'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** Refreshes the page whenever the admin that frames or opened it has saved. */
export function RefreshOnSave() {
  const router = useRouter()

  useEffect(() => {
    const admin = window.opener ?? window.parent
    const listen = ({ origin, data }: MessageEvent) => {
      if (origin === window.location.origin && data?.type === 'payload-document-event') router.refresh()
    }
    window.addEventListener('message', listen)
    admin.postMessage({ type: 'payload-live-preview', ready: true }, window.location.origin)
    return () => window.removeEventListener('message', listen)
  }, [router])

  return null
}
