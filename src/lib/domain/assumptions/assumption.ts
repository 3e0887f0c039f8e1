import type { Source } from '../quantity/quantity'

/** A value of an assumption with its validity period. */
export type Period = {
  /** First and last ISO date; null until a newer value is entered. */
  validFrom: string
  validTo: string | null
  value: number
  source: Source
  spread?: { low: number; high: number }
}

/** A published or assumed figure, maintained by staff. Without periods, no value is known. */
export type Assumption = { name: string; unit: string; periods: readonly Period[] }
