const STOP_MS = 10_000 // less than the worker waits: src/lib/schedule/schedule-loop.ts
const SIGNALS = ['SIGINT', 'SIGTERM']

/** What is to be undone, the latest last. */
const pending = new Set()
let stopping

/** Runs `work`, then `cleanUp`, even if the process is told to stop in between. */
export async function withCleanUp(cleanUp, work) {
  if (pending.size === 0) for (const signal of SIGNALS) process.on(signal, onSignal)
  pending.add(cleanUp)
  try {
    return await work()
  } finally {
    await stopping // which ends the process
    await cleanUp()
    pending.delete(cleanUp)
    if (pending.size === 0) for (const signal of SIGNALS) process.off(signal, onSignal)
  }
}

const onSignal = () => void (stopping ??= stop())

async function stop() {
  setTimeout(() => process.exit(1), STOP_MS)
  for (const cleanUp of [...pending].toReversed()) {
    try {
      await cleanUp()
    } catch {
      // The next run deletes it.
    }
  }
  console.error('It was told to stop before it was done.')
  process.exit(1)
}
