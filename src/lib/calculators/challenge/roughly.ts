import { writtenNumber } from '@/lib/format/written-number'

/** Two significant figures: 413 is 410, 3.24 is 3.2. */
export function roughly(value: number): string {
  return writtenNumber(Number(value.toPrecision(2)), { most: 1 })
}
