import { UNCOUNTED_COOKIE } from '@/lib/domain/page-views/uncounted-cookie'

import { readConsent } from './consent'

/** The longest lifetime that browsers allow for a cookie. */
const DAYS_400_IN_SECONDS = 400 * 24 * 60 * 60

/** Tells the server whether the visitor declined, since it counts page views and cannot read local storage. */
export function keepRefusal(): void {
  const isKept = document.cookie.includes(`${UNCOUNTED_COOKIE}=yes`)
  const isRefused = readConsent() === 'declined'
  if (isRefused !== isKept)
    document.cookie = `${UNCOUNTED_COOKIE}=yes; path=/; samesite=lax; max-age=${isRefused ? DAYS_400_IN_SECONDS : 0}`
}
