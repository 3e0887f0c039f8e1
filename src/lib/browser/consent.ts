/** The visitor's choice on analytics cookies; null until they choose. */
export type Consent = 'accepted' | 'declined' | null

const KEY = 'cookieConsent'

const listeners = new Set<() => void>()
// Fallback when storage is blocked: the choice lasts for the page view.
let unstored: Consent = null

export function readConsent(): Consent {
  try {
    const kept = localStorage.getItem(KEY)
    return kept === 'accepted' || kept === 'declined' ? kept : unstored
  } catch {
    return unstored
  }
}

/** Stores the choice and notifies all listeners. */
export function saveConsent(choice: 'accepted' | 'declined') {
  unstored = choice
  try {
    localStorage.setItem(KEY, choice)
  } catch {
    // the in-memory fallback applies
  }
  listeners.forEach((listener) => listener())
}

/** Calls `listener` on every change, including in other tabs. Returns an unsubscribe function. */
export function onConsentChange(listener: () => void): () => void {
  const elsewhere = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) listener()
  }
  listeners.add(listener)
  addEventListener('storage', elsewhere)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', elsewhere)
  }
}
