import { setTimeout as wait } from 'node:timers/promises'

/** Waits, but no longer than until `stopping`. */
export async function pause(delayMs: number, stopping: AbortSignal): Promise<void> {
  await wait(delayMs, undefined, { signal: stopping }).catch((error: unknown) => {
    if (!stopping.aborted) throw error
  })
}
