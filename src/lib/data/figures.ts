import { figuresOn } from '@/lib/content/figures-on'
import { keptFigures } from '@/lib/content/kept-figures'
import type { PrintedFigures } from '@/lib/content/printed-figures'

import { getBasis } from './basis'
import { getRetentionPeriods } from './retention'

/**
 * Every figure that texts can refer to, as printed today.
 * @throws if a number that every calculation needs is missing
 */
export async function getFigures(): Promise<PrintedFigures> {
  const [basis, periods] = await Promise.all([getBasis(), getRetentionPeriods()])
  const figures = figuresOn(basis)
  if (!figures) throw new Error(`No figures on ${basis.date}`)
  return { ...figures, ...keptFigures(periods) }
}
