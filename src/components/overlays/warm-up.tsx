'use client'

import { useEffect } from 'react'

import { whenIdle } from '@/lib/browser/when-idle'
import { whenLoaded } from '@/lib/browser/when-loaded'
import { isOpen } from '@/lib/routing/closed'
import { WARMED_UP } from '@/lib/routing/endpoints'

/** Requests the lists of posts ahead, without their content, on the first page of a visit and once it has loaded. */
export function WarmUp() {
  useEffect(() => {
    if (!document.referrer.startsWith(`${location.origin}/`)) whenLoaded(() => whenIdle(warmUp))
  }, [])
  return null
}

function warmUp() {
  for (const path of WARMED_UP.filter(isOpen))
    fetch(path, { method: 'HEAD' })
      .then((response) => response.text()) // unread, Chromium reports it as aborted
      .catch(() => null)
}
