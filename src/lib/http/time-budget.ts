/** A visitor hears within three seconds that we failed; this is what saving may take, less what the apology does. */
export const COMMIT_BUDGET_MS = 2800

export class OutOfTime extends Error {}

/** Fails with OutOfTime when `work` takes longer: a visitor is told, rather than left waiting. What it fails with later is lost. */
export async function withinBudget<T>(budgetMs: number, work: Promise<T>): Promise<T> {
  let alarm: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_, reject) => {
    alarm = setTimeout(() => reject(new OutOfTime(`took longer than ${budgetMs} ms`)), budgetMs)
  })
  try {
    return await Promise.race([work, tooLong])
  } finally {
    clearTimeout(alarm)
  }
}
