/** Visitors get an error within three seconds; this is the time for saving, minus the time to render the error. */
export const COMMIT_BUDGET_MS: number = 2800

/** The share of that time for counting towards a rate limit in the database; after it, uses are counted in memory. */
export const COUNT_BUDGET_MS: number = 1000

/** Time for a health check to query the database and check the disks. */
export const HEALTH_BUDGET_MS: number = 1000

export class TimeoutError extends Error {}

/** Rejects with TimeoutError when `work` takes longer than the budget. A later rejection of `work` is ignored. */
export async function withTimeout<T>(budgetMs: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(`took longer than ${budgetMs} ms`)), budgetMs)
  })
  try {
    return await Promise.race([work, tooLong])
  } finally {
    clearTimeout(timer)
  }
}
