import type { PayloadRequest, Where } from 'payload'

import { lastBegun } from '@/lib/domain/assumptions/last-begun'
import { londonDay } from '@/lib/domain/service-level/london-day'
import { londonTime } from '@/lib/domain/service-level/london-time'
import type { Assumption, Tariff } from '@/lib/generated/payload-types'
import { now } from '@/lib/platform/clock'

type Doc = Pick<Tariff & Assumption, 'id' | 'validFrom'> & Partial<Tariff & Assumption>

/** A collection of numbers of which each document is one period. `sameNumber` is the field that two periods of one number share. */
export type NumberList = {
  collection: 'tariffs' | 'assumptions'
  sameNumber: 'region' | 'key'
  /** Whether there is such a number; the field itself says so where there is not. */
  isKnown: (number: unknown) => boolean
  /** Whether calculations stop without it. */
  mustBeHeld: (number: unknown) => boolean
}

export type HeldPeriod = { id: number; validFrom: string; validTo: string | null }

type Asked = { req: PayloadRequest; list: NumberList; number: unknown }

/** Every period of one number, as ISO days. */
export async function periodsOf({ req, list: { collection, sameNumber }, number }: Asked): Promise<HeldPeriod[]> {
  const where: Where = { [sameNumber]: { equals: number } }
  const { docs } = await req.payload.find({ collection, where, pagination: false, depth: 0, overrideAccess: true, req })
  return (docs as Doc[]).map(({ id, validFrom, validTo }) => ({
    id,
    validFrom: londonDay(validFrom),
    validTo: validTo ? londonDay(validTo) : null,
  }))
}

/** Whether a period is all that calculations have to go by today. */
export async function isLastHeld({ id, ...asked }: Asked & { id: number }): Promise<boolean> {
  if (!asked.list.mustBeHeld(asked.number)) return false
  const periods = await periodsOf(asked)
  const today = londonTime(now()).date
  return (
    lastBegun(periods, today)?.id === id &&
    !lastBegun(
      periods.filter((period) => period.id !== id),
      today,
    )
  )
}
