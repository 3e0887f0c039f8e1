import type { Payload } from 'payload'

import { AVERAGE } from '@/lib/content/tariff-regions'
import { lastBegun } from '@/lib/domain/assumptions/last-begun'
import { PRICES } from '@/lib/domain/assumptions/price-names'
import { londonDay } from '@/lib/domain/calendar/london-day'
import { addDays, londonTime } from '@/lib/domain/calendar/london-time'
import type { ReplacedPrice } from '@/lib/page-inventory/out-of-date'
import { now } from '@/lib/platform/clock'

/** The prices that the current period has replaced, as texts print them: '26.32p'. */
export async function readReplacedPrices(payload: Payload): Promise<ReplacedPrice[]> {
  const { docs } = await payload.find({
    collection: 'tariffs',
    where: { region: { equals: AVERAGE } },
    pagination: false,
    depth: 0,
  })
  const periods = docs.map((doc) => ({ ...doc, validFrom: londonDay(doc.validFrom) }))
  const current = lastBegun(periods, londonTime(now()).date)
  const before = current && lastBegun(periods, addDays(current.validFrom, -1))
  return PRICES.flatMap(({ fuel, rate }) => {
    const [was, is] = [before?.[fuel]?.[rate], current?.[fuel]?.[rate]]
    return was && is && was !== is ? [{ was: `${was}p`, is: `${is}p` }] : []
  })
}
