import type { Place } from '@/lib/domain/locations/place'
import { shinglesOf, similarity } from '@/lib/domain/text/shingles'

/** Maximum similarity to a page nearby for a page to be offered to search engines. */
export const SIMILARITY_MAX = 0.5

/** Maximum similarity to the page of a larger place anywhere. */
export const SIMILARITY_ANYWHERE_MAX = 0.6

/** Minimum number of figures about the place itself. */
export const FACTS_MIN = 6

/** The shingles of a page with its place names replaced, so that names do not affect the similarity. */
export function shinglesWithoutName(text: string, place: Pick<Place, 'name'>, town: Pick<Place, 'name'> | null) {
  const names = [place.name, ...(town ? [town.name] : [])]
  return shinglesOf(names.reduce((rest, name) => rest.replaceAll(name, 'here'), text))
}

export type Score = { similarity: number; twin: string | null }

/** The similarity of a page to the most similar of the others. */
export function scoreAgainst(
  own: ReadonlySet<string>,
  others: readonly { path: string; shingles: ReadonlySet<string> }[],
): Score {
  return others.reduce<Score>(
    (most, { path, shingles }) => {
      const shared = similarity(own, shingles)
      return shared > most.similarity ? { similarity: shared, twin: path } : most
    },
    { similarity: 0, twin: null },
  )
}

type Judged = { place: Place; town: Place | null; facts: number; score: Score }

/** Whether search engines may list a place's page, and why. */
export function judgePage({ place, town, facts, score }: Judged): { isIndexable: boolean; reason: string } {
  const shared = `${Math.round(score.similarity * 100)}% shared with ${score.twin ?? 'any page nearby'}`
  const no = (why: string) => ({ isIndexable: false, reason: `${why}; ${shared}` })
  if (facts < FACTS_MIN) return no(`Only ${facts} local figures`)
  if (score.similarity > SIMILARITY_MAX) return no(`Too much text in common`)
  if (place.tier > (town ? 1 : 2)) return no(`Tier ${place.tier} is published later`)
  if (town && !hasOwnFigures(place, town)) return no(`No figures that differ from ${town.name}`)
  return { isIndexable: true, reason: shared }
}

/** The reason a page is not listed if it is too similar to a page elsewhere. */
export const reasonOfTwin = (score: Score) =>
  `Too much text in common; ${Math.round(score.similarity * 100)}% shared with ${score.twin}`

const hasOwnFigures = (place: Place, town: Place) =>
  place.population !== null || place.district !== town.district || place.electricityRegion !== town.electricityRegion
