/** What the keeper needs of a clock; the browser's in use, a simulated one in tests. */
export type KeeperClock = {
  now: () => number
  set: (work: () => void, afterMs: number) => unknown
  clear: (timer: unknown) => void
}

/** A pause between two changes. */
const PAUSE_MS = 300
/** While changes never pause, as in a drag. */
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
    /** There is a newer design. */
    changed: (design: Design) => {
      const now = clock.now()
      waiting = { design, since: waiting?.since ?? now }
      clock.clear(timer)
      timer = clock.set(flush, Math.max(0, Math.min(PAUSE_MS, waiting.since + WITHIN_MS - now)))
    },
    /** Writes what is waiting at once: the page may be gone in a moment. */
    flush,
    /** Writes nothing more. */
    stop: () => clock.clear(timer),
  }
}
