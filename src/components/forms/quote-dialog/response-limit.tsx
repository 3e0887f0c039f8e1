'use client'

import { createContext, type ReactNode, useContext } from 'react'

import { type Claim, isUnqualified } from '@/lib/content/claim'

const Limit = createContext<Claim | null>(null)

/** Gives every quote dialog of the document the response time as the claims registry words it there. */
export function ResponseLimitProvider({ claim, children }: { claim: Claim | undefined; children: ReactNode }) {
  return <Limit value={claim ?? null}>{children}</Limit>
}

/** The response time, followed by its qualifier unless it is approved. */
export function ResponseLimit({ className }: { className: string }) {
  const claim = useContext(Limit)
  if (!claim) return null
  return (
    <p className={className}>
      {claim.text}.{claim.kind === 'reading' && !isUnqualified(claim) && ` ${claim.qualifier}`}
    </p>
  )
}
