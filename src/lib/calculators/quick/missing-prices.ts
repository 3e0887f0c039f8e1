import type { AssumptionKey, Assumptions, FigureKey } from '@/lib/domain/assumptions/default-assumptions'
import { HEATING_SYSTEMS, type HeatingSystem, type HeatingSystemKey } from '@/lib/domain/energy-costs/heating-systems'
import type { Overrides } from '@/lib/domain/quantity/evaluate'
import type { Source } from '@/lib/domain/quantity/quantity'

import type { Basis } from '../engine/estimate-basis'

/** A figure without a value. */
export type MissingFigure = { key: FigureKey; name: string; unit: string; value: null }

/** The missing price of a heating system, or null if it is known. */
export function missingPrice({
  system,
  basis: { numbers },
}: {
  system: HeatingSystemKey
  basis: Basis
}): MissingFigure | null {
  const { price }: HeatingSystem = HEATING_SYSTEMS[system]
  if (typeof price !== 'string' || !isFigure(price, numbers.figures)) return null
  const { name, unit, periods } = numbers.figures[price]
  return periods.length > 0 ? null : { key: price, name, unit, value: null }
}

function isFigure(key: AssumptionKey, figures: Basis['numbers']['figures']): key is FigureKey {
  return key in figures
}

type Input = { assumptions: Assumptions; changes: Overrides; date: string; source: Source }

/** Adds the user's figures to the assumptions that have no value; returns the rest as changes. */
export function fillMissing({ assumptions, changes, date, source }: Input): {
  assumptions: Assumptions
  changes: Overrides
} {
  const rest = { ...changes }
  const filled = Object.entries(assumptions).flatMap(([key, assumption]) => {
    const value = changes[key]
    if (value === undefined || assumption.periods.length > 0) return []
    delete rest[key]
    return [[key, { ...assumption, periods: [{ validFrom: date, validTo: null, value, source }] }]]
  })
  return { assumptions: { ...assumptions, ...Object.fromEntries(filled) }, changes: rest }
}
