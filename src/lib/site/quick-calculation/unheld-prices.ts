import type { AssumptionKey, Assumptions, FigureKey } from '@/lib/domain/assumptions/default-assumptions'
import type { Overrides } from '@/lib/domain/quantity/evaluate'
import type { Source } from '@/lib/domain/quantity/quantity'
import { HEATING_SYSTEMS, type HeatingSystem, type HeatingSystemKey } from '@/lib/domain/running-cost/heating-systems'

import type { Basis } from './estimate'

/** A figure that we hold no value of. */
export type UnheldFigure = { key: FigureKey; name: string; unit: string; value: null }

/** What a way of heating is paid at, where we hold no price of it; else null. */
export function unheldPrice({
  system,
  basis: { numbers },
}: {
  system: HeatingSystemKey
  basis: Basis
}): UnheldFigure | null {
  const { price }: HeatingSystem = HEATING_SYSTEMS[system]
  if (typeof price !== 'string' || !isFigure(price, numbers.figures)) return null
  const { name, unit, periods } = numbers.figures[price]
  return periods.length > 0 ? null : { key: price, name, unit, value: null }
}

function isFigure(key: AssumptionKey, figures: Basis['numbers']['figures']): key is FigureKey {
  return key in figures
}

type Asked = { assumptions: Assumptions; changes: Overrides; date: string; source: Source }

/** The assumptions with somebody's own figures on a day, where we hold none that they could take the place of. */
export function withUnheld({ assumptions, changes, date, source }: Asked): Assumptions {
  const own = Object.entries(assumptions).flatMap(([key, assumption]) => {
    const value = changes[key]
    return value === undefined || assumption.periods.length > 0
      ? []
      : [[key, { ...assumption, periods: [{ validFrom: date, validTo: null, value, source }] }]]
  })
  return { ...assumptions, ...Object.fromEntries(own) }
}
