import { writtenDate } from '@/lib/domain/calendar/written-date'
import { poundsAndPence } from '@/lib/format/pounds'

import type { PreviousPrice } from './shop'

/** '£319.00, charged from 1 June 2026 to 1 October 2026' */
export const previousPriceWords = ({ pence, from, until }: PreviousPrice): string =>
  `${poundsAndPence(pence)}, charged from ${writtenDate(from)} to ${writtenDate(until)}`
