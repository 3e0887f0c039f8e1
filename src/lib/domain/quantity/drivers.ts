import { evaluator, inOrder } from './evaluate'
import type { Quantity } from './quantity'

/** A result at both ends of one quantity's spread. */
export type Driver = { key: string; name: string; atLow: number; atHigh: number }

/** Quantities whose spreads affect a result most, strongest first; those without effect are omitted. */
export function driversOf({ root, count }: { root: Quantity; count: number }): Driver[] {
  const run = evaluator([root])
  const at = (key: string, value: number) => run({ [key]: value })[0] ?? NaN
  return inOrder([root])
    .flatMap(({ key, name, spread }) =>
      spread ? [{ key, name, atLow: at(key, spread.low), atHigh: at(key, spread.high) }] : [],
    )
    .filter((driver) => swing(driver) > 0)
    .sort((one, other) => swing(other) - swing(one))
    .slice(0, count)
}

function swing({ atLow, atHigh }: Driver): number {
  return Math.abs(atHigh - atLow)
}
