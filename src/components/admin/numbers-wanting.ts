import type { Payload, TypedUser } from 'payload'

import { FIGURE_OPTIONS } from '@/lib/content/figure-options'
import { TARIFF_REGIONS } from '@/lib/content/tariff-regions'
import { periodNeedingReview } from '@/lib/domain/assumptions/review-state'
import { londonDay } from '@/lib/domain/calendar/london-day'
import { londonTime } from '@/lib/domain/calendar/london-time'
import { labelOf } from '@/lib/domain/text/label-of'
import { now } from '@/lib/platform/clock'

/** A number that needs attention. `since`: the ISO date from which it does. */
export type NumberWanting = {
  collection: 'tariffs' | 'assumptions'
  id: number
  name: string
  state: 'expired' | 'due'
  since: string
}

type Reader = { payload: Payload; user: TypedUser | null | undefined }
type StoredNumber = { id: number; number: string; validFrom: string; validTo?: string | null; nextReview: string }

/** Every number whose period has ended or whose review is due, oldest first. */
export async function numbersWanting({ payload, user }: Reader): Promise<NumberWanting[]> {
  const allVisible = { pagination: false, depth: 0, overrideAccess: false, user } as const
  const [tariffs, assumptions] = await Promise.all([
    payload.find({ collection: 'tariffs', ...allVisible }),
    payload.find({ collection: 'assumptions', ...allVisible }),
  ])
  const wantingNumbers = [
    ...wantingIn({
      collection: 'tariffs',
      kept: tariffs.docs.map((doc) => ({ ...doc, number: doc.region })),
      nameOf: regionTariff,
    }),
    ...wantingIn({
      collection: 'assumptions',
      kept: assumptions.docs.map((doc) => ({ ...doc, number: doc.key })),
      nameOf: (key) => labelOf(FIGURE_OPTIONS, key),
    }),
  ]
  return wantingNumbers.toSorted((one, other) => (one.since < other.since ? -1 : 1))
}

type NumbersIn = { collection: NumberWanting['collection']; kept: StoredNumber[]; nameOf: (number: string) => string }

function wantingIn({ collection, kept, nameOf }: NumbersIn): NumberWanting[] {
  const today = londonTime(now()).date
  const numbers = [...new Set(kept.map(({ number }) => number))]
  return numbers.flatMap((number) => {
    const documents = kept.filter((document) => document.number === number)
    const periods = documents.map(({ id, validFrom, validTo, nextReview }) => ({
      id,
      validFrom: londonDay(validFrom),
      validTo: validTo ? londonDay(validTo) : null,
      nextReview: londonDay(nextReview),
    }))
    const found = periodNeedingReview({ periods, today })
    if (!found) return []
    const { period, state } = found
    return [
      {
        collection,
        id: period.id,
        name: nameOf(number),
        state,
        since: state === 'expired' && period.validTo ? period.validTo : period.nextReview,
      },
    ]
  })
}

const regionTariff = (region: string) => `Tariff: ${labelOf(TARIFF_REGIONS, region)}`
