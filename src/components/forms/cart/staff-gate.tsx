'use client'

import { type ReactNode, useEffect, useState } from 'react'

import { apiRequest } from '@/lib/browser/api-request'
import { lateEndpoints } from '@/lib/routing/endpoints'

export const STAFF_ONLY = 'The store is closed to visitors. You see this because you are signed in.'

type StaffGateProps = {
  /** For visitors, and until we know. */
  closed: ReactNode
  /** For signed-in staff. */
  children: ReactNode
}

/** While the store is closed, only signed-in staff get beyond this. The page is the same for all, so the browser asks. */
export function StaffGate({ closed, children }: StaffGateProps) {
  const [isStaff, setStaff] = useState(false)
  useEffect(() => {
    const left = new AbortController()
    apiRequest({ method: 'GET', url: lateEndpoints.whoIsSignedIn, signal: left.signal }).then(
      (answer) => setStaff(hasUser(answer)),
      () => null, // then nobody is served
    )
    return () => left.abort()
  }, [])
  return isStaff ? children : closed
}

const hasUser = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'user' in answer && answer.user !== null
