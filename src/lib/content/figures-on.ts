import { tariffOn } from '@/lib/domain/assumptions/tariff'
import { namedFiguresOn } from '@/lib/domain/energy-costs/named-figures'
import { exampleFiguresOn } from '@/lib/domain/estimate/example-figures'

import { type PrintedFigures, printedFigures } from './printed-figures'

/**
 * Every calculated or maintained figure that texts can name, as printed on an ISO date. Null if a number that every
 * calculation needs is missing.
 */
export function figuresOn(basis: Parameters<typeof exampleFiguresOn>[0]): PrintedFigures | null {
  const [named, tariff] = [namedFiguresOn(basis), tariffOn({ tariffs: basis.numbers.tariffs, date: basis.date })]
  if (!named.ok || !tariff) return null
  return printedFigures({ ...named, figures: [...named.figures, ...exampleFiguresOn(basis)], tariff })
}
