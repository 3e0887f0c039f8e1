import { usualWallKind } from '../building/home/usual-fabric'
import type { Overrides } from '../quantity/evaluate'
import type { BuiltWith, Improvable, Measure } from './comfort-measures'

const KEYS: Readonly<Record<Improvable, string>> = {
  air: 'home.air-changes',
  roof: 'home.roof.u-value',
  wall: 'home.wall.u-value',
  window: 'home.window.u-value',
  floor: 'home.floor.resistance',
}

/** The figures of a home that measures change. */
export const MEASURED_KEYS: readonly string[] = Object.values(KEYS)

type Input = {
  measure: Measure
  /** Changes by other measures. */
  before: Overrides
  /** Our figures of the home, by key; those that the user has entered are left out, and so left alone. */
  valueOf: ReadonlyMap<string, number>
  built: Pick<BuiltWith, 'ageBand' | 'nation'>
}

/** What a measure changes in a home as a whole, by key; nothing if the home has no such part. */
export function homeChanges({ measure: { of, to }, before, valueOf, built }: Input): Overrides {
  const key = KEYS[of]
  const now = before[key] ?? valueOf.get(key)
  return now === undefined ? {} : { [key]: to(now, { ...built, wallKind: usualWallKind(built.ageBand) }) }
}
