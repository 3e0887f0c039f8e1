import { keptFigures } from '@/lib/content/kept-figures'
import { type PrintedFigures, printedFigures } from '@/lib/content/printed-figures'
import { tariffOn } from '@/lib/domain/assumptions/tariff'
import { namedFiguresOn } from '@/lib/domain/energy-costs/named-figures'

import { getBasis } from './basis'
import { getRetentionPeriods } from './retention'

/**
 * Every figure that texts can refer to, as printed today.
 * @throws if a number that every calculation needs is missing
 */
export async function getFigures(): Promise<PrintedFigures> {
  const [basis, periods] = await Promise.all([getBasis(), getRetentionPeriods()])
  const [named, tariff] = [namedFiguresOn(basis), tariffOn({ tariffs: basis.numbers.tariffs, date: basis.date })]
  if (!named.ok || !tariff) throw new Error(`No figures on ${basis.date}`)
  return { ...printedFigures({ ...named, tariff }), ...keptFigures(periods) }
}
