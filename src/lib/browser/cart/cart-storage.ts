const SESSION = 'cart_session_id'
const LINES = 'cart_lines'

/** Storage keys of a cart: the id of its session, and a copy of its lines as JSON. */
export const KEPT = { session: SESSION, lines: LINES } as const

type Key = (typeof KEPT)[keyof typeof KEPT]

// What could not be stored, because storage is blocked or full, lasts for the page view, or until what is stored changes.
const unstored = new Map<Key, { text: string; stored: string | null }>()
const listeners = new Set<() => void>()

export function readKept(key: Key): string | null {
  const stored = readStored(key)
  const held = unstored.get(key)
  if (held?.stored === stored) return held.text
  unstored.delete(key)
  return stored
}

function readStored(key: Key): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores a value, or deletes it if null, and notifies all listeners. */
export function keep(key: Key, text: string | null) {
  unstored.delete(key)
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    if (text !== null) unstored.set(key, { text, stored: readStored(key) })
  }
  listeners.forEach((listener) => listener())
}

/** Calls `listener` on every change, including in other tabs. Returns an unsubscribe function. */
export function onKeptChange(listener: () => void): () => void {
  const elsewhere = ({ key }: StorageEvent) => {
    if (key === LINES || key === null) listener()
  }
  listeners.add(listener)
  addEventListener('storage', elsewhere)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', elsewhere)
  }
}

/** Number of items in the cart, according to the stored copy. Runs on every page, so it reads nothing else. */
export function keptPieceCount(): number {
  const quantities = (readKept(LINES) ?? '').matchAll(/"quantity":(\d+)/g)
  return [...quantities].reduce((sum, [, quantity]) => sum + Number(quantity), 0)
}
