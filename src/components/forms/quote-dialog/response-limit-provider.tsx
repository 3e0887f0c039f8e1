'use client'

import { createContext, type ReactNode } from 'react'

/** The response time as the claims registry words it for the quote dialog. */
export const ResponseLimitContext = createContext<string | null>(null)

/** Provides the response time to every quote dialog of the document. */
export function ResponseLimitProvider({ words, children }: { words: string | null; children: ReactNode }) {
  return <ResponseLimitContext value={words}>{children}</ResponseLimitContext>
}
