import type { PayloadRequest, Where } from 'payload'

import { lastBegun } from '@/lib/domain/assumptions/last-begun'
import { londonDay } from '@/lib/domain/calendar/london-day'
import { londonTime } from '@/lib/domain/calendar/london-time'
import type { Assumption, Tariff } from '@/lib/generated/payload-types'
import { now } from '@/lib/platform/clock'

type Doc = Pick<Tariff & Assumption, 'id' | 'validFrom'> & Partial<Tariff & Assumption>

/**
 * A collection in which each document is one period of a number. `sameNumber` is the field that identifies the number.
 */
export type NumberList = {
  collection: 'tariffs' | 'assumptions'
  sameNumber: 'region' | 'key'
  /** Whether the number exists; if not, its own field reports the error. */
  isKnown: (number: unknown) => boolean
  /** Whether calculations fail without it. */
  mustBeHeld: (number: unknown) => boolean
}

export type KnownPeriod = { id: number; validFrom: string; validTo: string | null }

type Query = { req: PayloadRequest; list: NumberList; number: unknown }

/** All periods of one number, as ISO dates. */
export async function periodsOf({ req, list: { collection, sameNumber }, number }: Query): Promise<KnownPeriod[]> {
  const where: Where = { [sameNumber]: { equals: number } }
  const { docs } = await req.payload.find({ collection, where, pagination: false, depth: 0, overrideAccess: true, req })
  return (docs as Doc[]).map(({ id, validFrom, validTo }) => ({
    id,
    validFrom: londonDay(validFrom),
    validTo: validTo ? londonDay(validTo) : null,
  }))
}

/** Whether a period is the only one that calculations can use today. */
export async function isLastKnown({ id, ...query }: Query & { id: number }): Promise<boolean> {
  if (!query.list.mustBeHeld(query.number)) return false
  const periods = await periodsOf(query)
  const today = londonTime(now()).date
  return (
    lastBegun(periods, today)?.id === id &&
    !lastBegun(
      periods.filter((period) => period.id !== id),
      today,
    )
  )
}
