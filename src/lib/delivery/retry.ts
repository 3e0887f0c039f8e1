import { setTimeout as pause } from 'node:timers/promises'

/** Retries failing work, so that a brief database outage does not lose the record of what has already been sent. */
export async function retry<T>(
  work: () => Promise<T>,
  { tries, pauseMs }: { tries: number; pauseMs: number },
): Promise<T> {
  for (let triesLeft = tries - 1; triesLeft > 0; triesLeft -= 1) {
    try {
      return await work()
    } catch {
      await pause(pauseMs)
    }
  }
  return work()
}
