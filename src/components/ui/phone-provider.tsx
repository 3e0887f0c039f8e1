'use client'

import { createContext, type ReactNode } from 'react'

import type { PhoneLine } from '@/lib/content/site-settings'

/** The telephone line that a broken part of the page offers instead. */
export const PhoneContext = createContext<PhoneLine | null>(null)

/** Provides the telephone line to the whole document. */
export function PhoneProvider({ phone, children }: { phone: PhoneLine; children: ReactNode }) {
  return <PhoneContext value={phone}>{children}</PhoneContext>
}
