import { endpoints } from '@/lib/site/endpoints'

import { readConsent } from './consent'

type Calculation = {
  /** Random, for this view of the page alone. */
  sessionId: string
  /** The answers as the calculator's address has them. */
  query: string
  answeredAfterMs: number
}

const HOUR_MS = 3_600_000

/**
 * Tells which answers a visitor leaves the calculator with, without anything that says whose they are. Visitors who
 * chose essential storage only, or whose browser asks not to be followed, are left out. Nobody waits for it, and a
 * failure is not missed.
 */
export function tellOfCalculation({ sessionId, query, answeredAfterMs }: Calculation): void {
  if (readConsent() === 'declined' || asksForPrivacy(navigator)) return
  const { type, area, heating, solar, ...others } = Object.fromEntries(new URLSearchParams(query))
  const body = {
    sessionId,
    propertyType: type,
    propertySize: area,
    currentHeating: heating,
    solarPanels: solar === 'on',
    ...others,
    ...(answeredAfterMs <= HOUR_MS && { answeredAfterMs: Math.round(answeredAfterMs) }),
  }
  navigator.sendBeacon(endpoints.calculatorUsage, new Blob([JSON.stringify(body)], { type: 'application/json' }))
}

/** Global Privacy Control, which TypeScript's library does not know yet. */
function asksForPrivacy(browser: object): boolean {
  return 'globalPrivacyControl' in browser && browser.globalPrivacyControl === true
}
