import { keepChangedHome, readKeptHome } from '@/lib/browser/kept-home'
import { changedHome } from '@/lib/calculators/engine/changed-home'
import type { Typed } from '@/lib/calculators/engine/home-questions'
import { readToldHome } from '@/lib/schemas/calculate/told-home'

export type Change = {
  /** The home that the tool began with, as a query. */
  begun: string
  /** What the tool knows of the home, as it began and now. */
  first: Typed
  now: Typed
  /** See `changedHome`. */
  ownKeys?: readonly string[] | undefined
}

/** Keeps a home as it is now in a tool that began with it. A home beyond the limits of the other tools is not kept. */
export function keepChange(change: Change): void {
  const kept = readKeptHome()
  if (!kept) return
  const home = changedHome({ kept: kept.query, ...change })
  if (readToldHome(home.query)) keepChangedHome(home)
}
