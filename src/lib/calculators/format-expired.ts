import type { Expired } from '@/lib/domain/assumptions/effective'
import { writtenDate } from '@/lib/domain/calendar/written-date'

/** Notice beside figures that depend on an expired price. */
export function formatExpired({ name, validTo }: Pick<Expired, 'name' | 'validTo'>): string {
  return `${name}: our last figure was valid until ${writtenDate(validTo)}. We still use it.`
}
