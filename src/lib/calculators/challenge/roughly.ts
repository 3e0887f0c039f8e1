import { writtenNumber } from '@/lib/format/written-number'

/** Rounds to two significant figures: 413 to '410', 3.24 to '3.2'. */
export function roughly(value: number): string {
  return writtenNumber(Number(value.toPrecision(2)), { most: 1 })
}
