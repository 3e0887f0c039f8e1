/** What a visitor said to being counted; null: nothing yet. */
export type Consent = 'accepted' | 'declined' | null

const KEY = 'cookieConsent'

const listeners = new Set<() => void>()
// For visitors who refuse storage: the choice holds until they leave the page.
let unstored: Consent = null

export function readConsent(): Consent {
  try {
    const kept = localStorage.getItem(KEY)
    return kept === 'accepted' || kept === 'declined' ? kept : unstored
  } catch {
    return unstored
  }
}

/** Keeps the choice and tells everybody who asked to hear of it. */
export function saveConsent(choice: 'accepted' | 'declined') {
  unstored = choice
  try {
    localStorage.setItem(KEY, choice)
  } catch {
    // kept above
  }
  listeners.forEach((listener) => listener())
}

/** Calls `listener` when the choice changes, in another tab as well; the returned function ends that. */
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
