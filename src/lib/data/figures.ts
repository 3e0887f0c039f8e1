import { basisOn } from '@/lib/calculators/quick/estimate-basis'
import { keptFigures } from '@/lib/content/kept-figures'
import { type PrintedFigures, printedFigures } from '@/lib/content/printed-figures'
import { tariffOn } from '@/lib/domain/assumptions/tariff'
import { namedFiguresOn } from '@/lib/domain/energy-costs/named-figures'
import { now } from '@/lib/platform/clock'

import { getNumbers } from './numbers'
import { getPowerboard } from './product'
import { getRetentionPeriods } from './retention'

/**
 * Every figure that texts can refer to, as printed today.
 * @throws if a number that every calculation needs is missing
 */
export async function getFigures(): Promise<PrintedFigures> {
  const [numbers, panel, periods] = await Promise.all([getNumbers(), getPowerboard(), getRetentionPeriods()])
  const basis = basisOn({ now: now(), numbers, panel })
  const [named, tariff] = [namedFiguresOn(basis), tariffOn({ tariffs: numbers.tariffs, date: basis.date })]
  if (!named.ok || !tariff) throw new Error(`No figures on ${basis.date}`)
  return { ...printedFigures({ ...named, tariff }), ...keptFigures(periods) }
}
