import { evaluator, inOrder } from './evaluate'
import type { Quantity } from './quantity'

/** What a result does when one quantity alone goes from the low to the high end of its spread. */
export type Driver = { key: string; name: string; atLow: number; atHigh: number }

/** The quantities whose spreads move a result most, the strongest first; those that do not move it are left out. */
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
