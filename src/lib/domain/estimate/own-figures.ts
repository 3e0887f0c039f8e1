import { withChanges } from '../quantity/with-changes'
import { ownFigureLimits, ownFigureSource } from './own-figure-limits'
import type { OwnFigures, ProjectHome } from './project'

/** More figures than any home has. */
export const OWN_FIGURES_MAX = 100

/** Fields of the home, by figure key; a filled field takes precedence over an own figure. */
export const FIELD_BY_FIGURE: Readonly<Record<string, 'outdoorC' | 'pencePerKwh'>> = {
  'climate.outdoor': 'outdoorC',
  'price.electricity': 'pencePerKwh',
}

/**
 * Applies a user's own figures to any piece of a home's calculation, except those outside their limits or overridden by
 * a field of the home.
 */
export function withOwnFigures({
  own,
  home,
  date,
}: {
  own: OwnFigures
  home: Pick<ProjectHome, 'outdoorC' | 'pencePerKwh'>
  date: string
}): <Piece>(piece: Piece) => Piece {
  const isUsed = ([key, value]: [string, number]) => {
    const limits = ownFigureLimits(key)
    const field = FIELD_BY_FIGURE[key]
    return (
      limits !== null && value >= limits.min && value <= limits.max && (field === undefined || home[field] === null)
    )
  }
  const used = Object.entries(own).filter(isUsed)
  if (used.length === 0) return (piece) => piece
  const changes = Object.fromEntries(used)
  const source = ownFigureSource(date)
  return (piece) => withChanges(piece, { changes, source })
}
