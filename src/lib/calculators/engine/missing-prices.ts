import type { AssumptionKey, FigureKey } from '@/lib/domain/assumptions/default-assumptions'
import { effectivePeriod } from '@/lib/domain/assumptions/effective-period'
import {
  HEATING_SYSTEM_KEYS,
  HEATING_SYSTEMS,
  type HeatingSystem,
  type HeatingSystemKey,
} from '@/lib/domain/energy-costs/heating-systems'

import type { Basis } from './estimate-basis'

/** A figure without a value. `sold`: the unit in which people know it, and how much of `unit` one of it is. */
export type MissingFigure = {
  key: FigureKey
  name: string
  unit: string
  value: null
  sold?: { unit: string; per: number }
}

/** Energy of a litre, gross, kWh. */
const KWH_PER_LITRE: Readonly<Partial<Record<FigureKey, number>>> = { 'price.oil': 10.35, 'price.lpg': 7.1 }

/** The missing or old price of a heating system, or null if it is known. */
export function missingPrice({
  system,
  basis: { numbers, date },
}: {
  system: HeatingSystemKey
  basis: Basis
}): MissingFigure | null {
  const { price }: HeatingSystem = HEATING_SYSTEMS[system]
  if (typeof price !== 'string' || !isFigure(price, numbers.figures)) return null
  const { name, unit, periods } = numbers.figures[price]
  if (effectivePeriod({ key: price, periods, date })) return null
  const kwh = KWH_PER_LITRE[price]
  return {
    key: price,
    name,
    unit,
    value: null,
    ...(kwh !== undefined && { sold: { unit: 'p a litre', per: 1 / kwh } }),
  }
}

/** Heating systems whose price is missing or old. */
export function systemsWithoutPrice(basis: Basis): SystemWithoutPrice[] {
  return HEATING_SYSTEM_KEYS.flatMap((system) => {
    const price = missingPrice({ system, basis })
    return price ? [{ system, name: HEATING_SYSTEMS[system].name, price }] : []
  })
}

export type SystemWithoutPrice = { system: HeatingSystemKey; name: string; price: MissingFigure }

function isFigure(key: AssumptionKey, figures: Basis['numbers']['figures']): key is FigureKey {
  return key in figures
}
