/** The value stored on this device; null if there is none, or if storage is blocked as in some private windows. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Returns whether it was stored: storage may be blocked or full. */
export function writeStored(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // nothing could have been stored
  }
}

/** The value stored for this tab, which a reload keeps; null if there is none. */
export function readOfTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

export function writeOfTab(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text)
  } catch {
    // as if the tab were new
  }
}

export function removeOfTab(key: string): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // nothing could have been stored
  }
}
