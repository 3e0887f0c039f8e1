'use client'

import { createContext, type ReactNode } from 'react'

import type { Claim } from '@/lib/content/claim'

/** The response time as the claims registry words it for the quote dialog. */
export const ResponseLimitContext = createContext<Claim | null>(null)

/** Provides the response time to every quote dialog of the document. */
export function ResponseLimitProvider({ claim, children }: { claim: Claim | undefined; children: ReactNode }) {
  return <ResponseLimitContext value={claim ?? null}>{children}</ResponseLimitContext>
}
