import { namedFiguresOn } from '@/lib/domain/assumptions/named-figures'
import { tariffOn } from '@/lib/domain/running-cost/tariff'
import { now } from '@/lib/platform/clock'
import { printedFigures, type PrintedFigures } from '@/lib/site/printed-figures'
import { basisOn } from '@/lib/site/quick-calculation/estimate'

import { getNumbers } from './numbers'
import { getPowerboard } from './product'

/**
 * Every figure that texts can name, as it is printed today.
 * @throws when a number is missing that no sum can do without
 */
export async function getFigures(): Promise<PrintedFigures> {
  const [numbers, panel] = await Promise.all([getNumbers(), getPowerboard()])
  const basis = basisOn({ now: now(), numbers, panel })
  const [named, tariff] = [namedFiguresOn(basis), tariffOn({ tariffs: numbers.tariffs, date: basis.date })]
  if (!named.ok || !tariff) throw new Error(`No figures on ${basis.date}`)
  return printedFigures({ ...named, tariff })
}
