import { setTimeout as wait } from 'node:timers/promises'

/** Waits for `delayMs` or until `stopping`, whichever comes first. */
export async function sleep(delayMs: number, stopping: AbortSignal): Promise<void> {
  await wait(delayMs, undefined, { signal: stopping }).catch((error: unknown) => {
    if (!stopping.aborted) throw error
  })
}
