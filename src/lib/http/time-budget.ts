import { setTimeout as after } from 'node:timers/promises'

/** A visitor hears within three seconds that we failed; this is what saving may take, less what the apology does. */
export const COMMIT_BUDGET_MS = 2800

export class OutOfTime extends Error {}

/** Fails with OutOfTime when `work` takes longer: a visitor is told, rather than left waiting. */
export async function withinBudget<T>(budgetMs: number, work: Promise<T>): Promise<T> {
  const stop = new AbortController()
  const alarm = after(budgetMs, undefined, { signal: stop.signal }).then(() => {
    throw new OutOfTime(`took longer than ${budgetMs} ms`)
  })
  alarm.catch(() => undefined) // stopped below; the race has its answer by then
  try {
    return await Promise.race([work, alarm])
  } finally {
    stop.abort()
    work.catch(() => undefined) // what still fails after the budget was already answered
  }
}
