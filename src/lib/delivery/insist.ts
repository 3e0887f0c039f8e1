import { setTimeout as pause } from 'node:timers/promises'

/** Does the work again while it fails, so that a moment without the database does not undo what already happened outside. */
export async function insist<T>(
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
