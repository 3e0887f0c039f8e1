import type { EnergyUnit } from '@/lib/domain/challenge/energy-units'

import type { TableRow } from './consumption-table'

/**
 * Columns that could hold the energy used: one, or the half-hours of a day in order. `unit` is null if nothing in the
 * file names one; `unitColumn` holds the unit of each row.
 */
export type Candidate = {
  heading: string
  values: readonly number[]
  unit: EnergyUnit | null
  unitColumn: number | null
  /** As in `rankOf`. */
  rank: number
  rows: readonly TableRow[]
}
