import type { Expired } from '@/lib/domain/assumptions/in-force'
import { writtenDate } from '@/lib/domain/text/written-date'

/** What is said beside figures that rest on a price whose period has ended. */
export function expiredWords({ name, validTo }: Pick<Expired, 'name' | 'validTo'>): string {
  return `${name}: our last figure held until ${writtenDate(validTo)}. It’s used all the same.`
}
