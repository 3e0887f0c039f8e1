import type { Assumptions } from '@/lib/domain/assumptions/default-assumptions'
import { effectivePeriod } from '@/lib/domain/assumptions/effective-period'
import type { Overrides } from '@/lib/domain/quantity/evaluate'
import type { Source } from '@/lib/domain/quantity/quantity'

type Input = { assumptions: Assumptions; changes: Overrides; date: string; source: Source }

/** Adds the user's figures to the assumptions that have no value now; returns the rest as changes. */
export function fillMissing({ assumptions, changes, date, source }: Input): {
  assumptions: Assumptions
  changes: Overrides
} {
  const rest = { ...changes }
  const filled = Object.entries(assumptions).flatMap(([key, assumption]) => {
    const value = changes[key]
    if (value === undefined || effectivePeriod({ key, periods: assumption.periods, date })) return []
    delete rest[key]
    return [[key, { ...assumption, periods: [{ validFrom: date, validTo: null, value, source }] }]]
  })
  return { assumptions: { ...assumptions, ...Object.fromEntries(filled) }, changes: rest }
}
