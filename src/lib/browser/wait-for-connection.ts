const PAUSE_MAX_MS = 30_000

/** Waits before a retry, by the number of failures: 1 s, 2 s, 4 s, at most 30 s, and until the device is online. */
export function waitForConnection(failures: number): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('online', () => resolve(), { once: true })
    if (navigator.onLine) setTimeout(resolve, Math.min(PAUSE_MAX_MS, 1_000 * 2 ** (failures - 1)))
  })
}
