/** The clock and timers that the keeper needs: the browser's in production, simulated ones in tests. */
export type KeeperClock = {
  now: () => number
  set: (work: () => void, afterMs: number) => unknown
  clear: (timer: unknown) => void
}

/** How long to wait for another change before writing. */
const PAUSE_MS = 300
/** The longest wait while changes keep coming, as in a drag. */
const WITHIN_MS = 700

/**
 * Writes the newest design after a pause, and at the latest 0.7 s after the first change that is not yet written. A
 * refused write is tried again until it succeeds. `write` stores all of a design or nothing.
 */
export function designKeeper<Design>({ write, clock }: { write: (design: Design) => boolean; clock: KeeperClock }) {
  let waiting: { design: Design; since: number } | null = null
  let timer: unknown = null

  const flush = () => {
    clock.clear(timer)
    if (!waiting) return
    if (write(waiting.design)) waiting = null
    else timer = clock.set(flush, PAUSE_MS)
  }
  return {
    /** Schedules a newer design to be written. */
    changed: (design: Design) => {
      const now = clock.now()
      waiting = { design, since: waiting?.since ?? now }
      clock.clear(timer)
      timer = clock.set(flush, Math.max(0, Math.min(PAUSE_MS, waiting.since + WITHIN_MS - now)))
    },
    /** Writes the pending design immediately, because the page may be about to close. */
    flush,
    /** Cancels any pending write. */
    stop: () => clock.clear(timer),
  }
}
