import type { Overrides } from '../quantity/evaluate'
import { withChanges } from '../quantity/with-changes'
import { ownFigureLimits, ownFigureSource } from '../quick-estimate/own-figures'
import type { ProjectHome } from './project'

/** Somebody's own figures for a home, by the key of the given one that each takes the place of. */
export type OwnFigures = Overrides

/** No home has more of them to change. */
export const OWN_FIGURES_MAX = 100

/** What a field of the home asks for, by the key of the figure: once it is typed there, that holds. */
export const TYPED_FIGURES: Readonly<Record<string, 'outdoorC' | 'pencePerKwh'>> = {
  'climate.outdoor': 'outdoorC',
  'price.electricity': 'pencePerKwh',
}

/** Puts somebody's own figures into any part of a home's sums; those outside their limits, and those of which the home says otherwise, are left out. */
export function withOwnFigures({
  own,
  home,
  date,
}: {
  own: OwnFigures
  home: Pick<ProjectHome, 'outdoorC' | 'pencePerKwh'>
  date: string
}): <Part>(part: Part) => Part {
  const isUsed = ([key, value]: [string, number]) => {
    const limits = ownFigureLimits(key)
    const field = TYPED_FIGURES[key]
    return (
      limits !== null && value >= limits.min && value <= limits.max && (field === undefined || home[field] === null)
    )
  }
  const used = Object.entries(own).filter(isUsed)
  if (used.length === 0) return (part) => part
  const changes = Object.fromEntries(used)
  const source = ownFigureSource(date)
  return (part) => withChanges(part, { changes, source })
}
