/** What this device keeps under a name; null if nothing, or if storage is blocked as in some private windows. */
export function readKept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Whether it was kept: storage may be blocked or full. */
export function keep(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // then nothing was kept either
  }
}
