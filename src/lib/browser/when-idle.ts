const NEXT_AFTER_MS = 200
/** A browser may be busy for long, or expect a frame that is not drawn, and is not idle meanwhile. */
const IDLE_WITHIN_MS = 1_000

/** Calls `act` once the browser is idle. Not every browser has requestIdleCallback. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: IDLE_WITHIN_MS })
  else setTimeout(act, NEXT_AFTER_MS)
}
