import { given, type Quantity } from '../quantity/quantity'
import type { Assumption } from './assumption'
import type { AssumptionKey, Assumptions } from './default-assumptions'
import { lastBegun } from './last-begun'
import { mayBeUnknown } from './may-be-unknown'

/** An assumption whose last period has ended: it is still used, and said to be out of date. */
export type Expired = { key: AssumptionKey; name: string; validTo: string }

export type InForce = {
  ok: true
  /** The value that holds; throws if we hold none, which `find` tells. */
  get: (key: AssumptionKey) => Quantity
  /** The value that holds, or null where we hold none. */
  find: (key: AssumptionKey) => Quantity | null
  expired: readonly Expired[]
}

/** `unknown-date`: no ISO day of the calendar. `unknown-period`: no period of `key` has begun, and no sum does without it. */
export type NotInForce =
  | { ok: false; reason: 'unknown-date'; date: string }
  | { ok: false; reason: 'unknown-period'; date: string; key: AssumptionKey }

/** What is taken for granted on an ISO day: of each assumption the last period that has begun, ended or not. */
export function assumptionsInForce({
  assumptions,
  date,
}: {
  assumptions: Assumptions
  date: string
}): InForce | NotInForce {
  if (!isDay(date)) return { ok: false, reason: 'unknown-date', date }
  const quantities = new Map<AssumptionKey, Quantity>()
  const expired: Expired[] = []
  for (const [key, assumption] of entriesOf(assumptions)) {
    const period = lastBegun(assumption.periods, date)
    if (!period && mayBeUnknown(key)) continue
    if (!period) return { ok: false, reason: 'unknown-period', date, key }
    const { value, source, spread } = period
    quantities.set(
      key,
      given({ key, name: assumption.name, unit: assumption.unit, value, source, ...(spread && { spread }) }),
    )
    if (period.validTo !== null && period.validTo < date)
      expired.push({ key, name: assumption.name, validTo: period.validTo })
  }
  const find = (key: AssumptionKey) => quantities.get(key) ?? null
  return { ok: true, get: (key) => find(key) ?? missing(key), find, expired }
}

function entriesOf(assumptions: Assumptions): [AssumptionKey, Assumption][] {
  return Object.entries(assumptions) as [AssumptionKey, Assumption][] // a record of keys has no others
}

function isDay(date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(`${date}T`)
}

function missing(key: AssumptionKey): never {
  throw new Error(`We hold no value of "${key}"`)
}
