'use client'

import { type ReactNode, useEffect, useState } from 'react'

import { apiRequest } from '@/lib/browser/api-request'
import { lateEndpoints } from '@/lib/routing/late-endpoints'

export const STAFF_ONLY = 'The store is closed to visitors. You see this because you are signed in.'

type StaffGateProps = {
  /** Shown to visitors, and to everyone until the user is known. */
  closed: ReactNode
  /** Shown to signed-in staff. */
  children: ReactNode
}

/** Admits only signed-in staff while the store is closed. The page is the same for everyone, so the browser checks. */
export function StaffGate({ closed, children }: StaffGateProps) {
  const [isStaff, setStaff] = useState(false)
  useEffect(() => {
    const left = new AbortController()
    apiRequest({ method: 'GET', url: lateEndpoints.whoIsSignedIn, signal: left.signal }).then(
      (response) => setStaff(hasUser(response)),
      () => null, // the visitor stays outside
    )
    return () => left.abort()
  }, [])
  return isStaff ? children : closed
}

/** Says that nothing can be ordered; not to signed-in staff, who can. */
export const ClosedToVisitors = () => (
  <StaffGate closed={<p className="mt-6 font-semibold">The store is not open yet, so nothing can be ordered here.</p>}>
    {null}
  </StaffGate>
)

const hasUser = (response: unknown) =>
  typeof response === 'object' && response !== null && 'user' in response && response.user !== null
