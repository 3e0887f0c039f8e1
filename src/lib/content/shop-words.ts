import { writtenDate } from '@/lib/domain/calendar/written-date'
import { poundsAndPence } from '@/lib/format/pounds'

import type { PreviousPrice, ShopProduct } from './shop'

/** '£319.00, charged from 1 June 2026 to 1 October 2026' */
export const previousPriceWords = ({ pence, from, until }: PreviousPrice): string =>
  `${poundsAndPence(pence)}, charged from ${writtenDate(from)} to ${writtenDate(until)}`

/** What fitting a product takes, where it differs from most. */
export const FITTING_WORDS = { low: 'Simple', high: 'Demanding' } as const

/** '1,200 × 600 × 12.5 mm' */
export const sizeWords = ({ length, width, thickness }: NonNullable<ShopProduct['sizeMm']>): string =>
  `${length.toLocaleString('en-GB')} × ${width.toLocaleString('en-GB')} × ${thickness} mm`
