import type { PriceList } from '@/lib/content/price-list'
import { assumptionsFor } from '@/lib/domain/assumptions/assumptions-for'
import { effectiveAssumptions } from '@/lib/domain/assumptions/effective'
import { londonTime } from '@/lib/domain/calendar/london-time'
import { now } from '@/lib/platform/clock'

import { getNumbers } from './numbers'
import { getPowerboard } from './panels'

/** Today's price of a panel, from its product record, and of a delivery, from the assumptions. */
export async function getPriceList(): Promise<PriceList> {
  const [{ pricePence }, numbers] = await Promise.all([getPowerboard(), getNumbers()])
  const { date } = londonTime(now())
  const effective = effectiveAssumptions({ assumptions: assumptionsFor({ numbers, region: null }), date })
  if (!effective.ok) throw new Error(`No delivery price on ${date}: ${effective.reason}`)
  return { panelPence: pricePence, deliveryPence: effective.get('order.delivery').value }
}
