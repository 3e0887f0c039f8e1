const EVERY_MS = 1_000
/** Questions in a row without an answer: five seconds. */
const UNANSWERED_MAX = 5
/** A round that starts later than this has missed answers itself: this process, or the machine, was suspended. */
const LATE_MS = 2 * EVERY_MS
/** A replacement that is not ready after this many rounds no longer keeps other hung processes waiting. */
const REPLACED_WITHIN_ROUNDS = 60
/** Question and answer; src/lib/platform/heartbeat.ts sends the answer. */
const HEARTBEAT = 'heartbeat'

/**
 * Asks processes once a second for a heartbeat, which they send from their event loop, and reports those that hang. A
 * process is asked from its first heartbeat on, which it sends when it is ready. Hung processes are reported one at a
 * time: the next one once the replacement of the previous one is ready, because all of them hang on a machine that is
 * too busy.
 * @param {{
 *   onHang: (process: { name: string, child: import('node:child_process').ChildProcess }) => void
 *   now?: () => number
 * }} options
 * @returns {{
 *   watch: (name: string, child: import('node:child_process').ChildProcess) => { silentMs: () => number }
 *   stop: () => void
 * }}
 */
export function heartbeats({ onHang, now = () => performance.now() }) {
  const watched = new Set()
  let lastRoundMs = now()
  let replaced = null
  const timer = setInterval(round, EVERY_MS).unref()

  function watch(name, child) {
    const entry = { name, child, isReady: false, unanswered: 0, silentSinceMs: null }
    watched.add(entry)
    child.once('exit', () => watched.delete(entry))
    child.on('message', (message) => {
      if (message !== HEARTBEAT) return
      entry.isReady = true
      entry.unanswered = 0
      entry.silentSinceMs = now()
    })
    return { silentMs: () => (entry.silentSinceMs === null ? 0 : now() - entry.silentSinceMs) }
  }

  function round() {
    const isLate = now() - lastRoundMs > LATE_MS
    lastRoundMs = now()
    const ready = [...watched].filter(({ isReady, child }) => isReady && child.connected)
    if (isLate) for (const entry of ready) entry.unanswered = 0
    const hung = ready.find(({ unanswered }) => unanswered >= UNANSWERED_MAX)
    if (hung && !isReplacing()) report(hung)
    for (const entry of ready) ask(entry)
  }

  function ask(entry) {
    entry.unanswered += 1
    entry.child.send(HEARTBEAT, () => undefined) // it may have just ended
  }

  function report(entry) {
    watched.delete(entry)
    replaced = { name: entry.name, rounds: 0 }
    onHang({ name: entry.name, child: entry.child })
  }

  function isReplacing() {
    if (replaced === null || [...watched].some(({ name, isReady }) => name === replaced.name && isReady)) return false
    return (replaced.rounds += 1) <= REPLACED_WITHIN_ROUNDS
  }

  return { watch, stop: () => clearInterval(timer) }
}
