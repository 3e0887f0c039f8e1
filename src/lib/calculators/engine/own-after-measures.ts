import { nationOrEngland } from '@/lib/domain/climate/area-nation'
import { type MeasureKey, MEASURES } from '@/lib/domain/estimate/comfort-measures'
import { homeChanges } from '@/lib/domain/estimate/home-measures'
import { isOwnFigure } from '@/lib/domain/estimate/own-figure-limits'
import { writeOwnFigures } from '@/lib/domain/estimate/own-figures-text'
import type { ToldHome } from '@/lib/domain/estimate/told-home'
import type { Overrides } from '@/lib/domain/quantity/evaluate'

import { estimateWithOwn } from './estimate'
import type { Basis } from './estimate-basis'

type Input = { told: ToldHome; measures: readonly MeasureKey[]; basis: Basis }

/**
 * The figures of a told home that differ once measures have been carried out in it, as the quick calculator would be
 * told them: 'home.roof.u-value_0.16'. Three decimals.
 */
export function ownAfterMeasures({ told: { answers, own }, measures, basis }: Input): string {
  const { estimate } = estimateWithOwn({ answers, basis, own })
  const ours = estimate.working.steps.filter((step) => !isOwnFigure(step))
  const valueOf = new Map(ours.map(({ key, value }) => [key, value]))
  const built = { ageBand: answers.ageBand, nation: nationOrEngland(answers.postcodeArea) }
  const changes = MEASURES.filter(({ value }) => measures.includes(value)).reduce<Overrides>(
    (before, measure) => ({ ...before, ...homeChanges({ measure, before, valueOf, built }) }),
    {},
  )
  const changed = Object.entries(changes).filter(([key, value]) => value !== valueOf.get(key))
  return writeOwnFigures(Object.fromEntries(changed.map(([key, value]) => [key, Math.round(value * 1_000) / 1_000])))
}
