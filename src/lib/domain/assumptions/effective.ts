import { given, type Quantity } from '../quantity/quantity'
import type { Assumption } from './assumption'
import type { AssumptionKey, Assumptions } from './default-assumptions'
import { effectivePeriod } from './effective-period'
import { mayBeUnknown } from './may-be-unknown'

/** An assumption whose last period has ended: still used, and reported as expired. */
export type Expired = { key: AssumptionKey; name: string; validTo: string }

export type EffectiveAssumptions = {
  ok: true
  /** The effective value; throws if there is none (see `find`). */
  get: (key: AssumptionKey) => Quantity
  /** The effective value, or null. */
  find: (key: AssumptionKey) => Quantity | null
  expired: readonly Expired[]
}

/** `unknown-date`: not a valid ISO date. `unknown-period`: no period of the required `key` has begun. */
export type NotEffective =
  | { ok: false; reason: 'unknown-date'; date: string }
  | { ok: false; reason: 'unknown-period'; date: string; key: AssumptionKey }

/** The assumptions effective on an ISO date: see `effectivePeriod`. */
export function effectiveAssumptions({
  assumptions,
  date,
}: {
  assumptions: Assumptions
  date: string
}): EffectiveAssumptions | NotEffective {
  if (!isDay(date)) return { ok: false, reason: 'unknown-date', date }
  const quantities = new Map<AssumptionKey, Quantity>()
  const expired: Expired[] = []
  for (const [key, assumption] of entriesOf(assumptions)) {
    const period = effectivePeriod({ key, periods: assumption.periods, date })
    if (!period && mayBeUnknown(key)) continue
    if (!period) return { ok: false, reason: 'unknown-period', date, key }
    const { value, source, spread } = period
    quantities.set(
      key,
      given({
        key,
        name: assumption.name,
        unit: assumption.unit,
        value,
        source,
        ...(spread && { spread }),
        ...drawnTogether(key),
      }),
    )
    if (period.validTo !== null && period.validTo < date)
      expired.push({ key, name: assumption.name, validTo: period.validTo })
  }
  const find = (key: AssumptionKey) => quantities.get(key) ?? null
  return { ok: true, get: (key) => find(key) ?? missing(key), find, expired }
}

/** Inputs sampled together: a household keeps the same hours with any system, and electricity prices move together. */
function drawnTogether(key: AssumptionKey): { drawnWith?: string } {
  if (key.startsWith('use.') && key !== 'use.infrared-over-room-heaters') return { drawnWith: 'hours' }
  return key.startsWith('price.electricity') || key.startsWith('price.economy-7')
    ? { drawnWith: 'price of electricity' }
    : {}
}

function entriesOf(assumptions: Assumptions): [AssumptionKey, Assumption][] {
  return Object.entries(assumptions) as [AssumptionKey, Assumption][] // the record has no other keys
}

function isDay(date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(`${date}T`)
}

function missing(key: AssumptionKey): never {
  throw new Error(`We hold no value of "${key}"`)
}
