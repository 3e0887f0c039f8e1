import type { Source } from '../quantity/quantity'

/** One value of an assumption, and from when to when it holds. */
export type Period = {
  /** First and last ISO day; null for as long as nothing newer is entered. */
  validFrom: string
  validTo: string | null
  value: number
  source: Source
  spread?: { low: number; high: number }
}

/** A figure that we take from elsewhere, or guess, until somebody enters a better one. Without periods we hold none. */
export type Assumption = { name: string; unit: string; periods: readonly Period[] }
