import type { PlanRectangle } from '../room-plan/rectangle'
import { type Candidates, placeAt } from './candidates'
import { GAIN, improved } from './improve'
import { evenness, steadiness } from './measures'

export type Arrangement = { panels: PlanRectangle[]; evenness: number }

type Asked = { places: readonly PlanRectangle[]; candidates: Candidates }

/** Several arrangements of as many panels, the most even first. */
export type Arrangements = readonly [Arrangement, ...Arrangement[]]

/** With as many panels, the smoother measure alone leads as far, and fewer starts do. */
const MANY = 12

type Wanted = { count: number; before?: Arrangement | undefined }

/**
 * Finds the places of any number of panels with the most even radiation, by moving one panel at a time from several
 * starts until no move helps. Fewer panels if no more fit. `before` is an arrangement of more panels, which saves time.
 * The same question has the same answer.
 */
export function arranger({ places, candidates }: Asked): (wanted: Wanted) => Arrangements {
  const numberOf = new Map<PlanRectangle, number>()
  return ({ count, before }) => {
    const spread = candidates.spread(count)
    const from = before?.panels.flatMap((panel) => numberOf.get(panel) ?? [])
    const starts =
      from && count >= MANY
        ? [from.length > count ? leftOf({ from, count, candidates }) : grownFrom({ from, count, candidates }), spread]
        : [grownFrom({ from: [], count, candidates }), spread]
    // Many panels reach as even places from the other starts, in a third less time.
    if (count < MANY || starts.every(({ length }) => length < count)) starts.push(packed({ count, places, candidates }))
    const most = Math.max(...starts.map((start) => start.length))
    const found = starts
      .filter((start) => start.length === most)
      .flatMap((start) => {
        const steady = improved({ start, candidates, measureOf: steadiness })
        const ways = most < MANY ? [start, steady.panels] : [steady.panels]
        return ways.map((way) => improved({ start: way, candidates, measureOf: evenness }))
      })
      .map(({ panels, score }): Arrangement => {
        for (const place of panels) numberOf.set(placeAt(places, place), place)
        return { panels: panels.map((place) => placeAt(places, place)), evenness: score }
      })
      .toSorted((one, other) => (Math.abs(other.evenness - one.evenness) > GAIN ? other.evenness - one.evenness : 0))
    const [best, ...others] = found
    if (!best) throw new Error('No arrangement')
    return [best, ...others]
  }
}

type Growing = { count: number; candidates: Candidates }

/** Panels placed one after another, each where the result is most even. */
function grownFrom({ from, count, candidates }: Growing & { from: readonly number[] }): number[] {
  const { few, isTaken } = candidates
  const panels = [...from]
  const measure = evenness(candidates)
  for (const panel of panels) measure.add(panel)
  while (panels.length < count) {
    let best: number | null = null
    let most = -Infinity
    for (const place of few) {
      const score = measure.scoreWith(place, most, null)
      if (score <= most || isTaken(place, panels, NaN)) continue
      best = place
      most = score
    }
    if (best === null) break
    panels.push(best)
    measure.add(best)
  }
  return panels
}

/** Panels placed one after another in the first free place, which fits the most. */
function packed({ count, places, candidates: { isTaken } }: Growing & { places: readonly PlanRectangle[] }): number[] {
  const panels: number[] = []
  for (let place = 0; place < places.length && panels.length < count; place += 1)
    if (!isTaken(place, panels, NaN)) panels.push(place)
  return panels
}

/** The panels left when those that matter least are taken away one after another. */
function leftOf({ from, count, candidates }: Growing & { from: readonly number[] }): number[] {
  const panels = [...from]
  const measure = steadiness(candidates)
  for (const panel of panels) measure.add(panel)
  while (panels.length > count) {
    const scores = panels.map((panel) => {
      measure.remove(panel)
      const score = measure.score()
      measure.add(panel)
      return score
    })
    const [taken = NaN] = panels.splice(scores.indexOf(Math.max(...scores)), 1)
    measure.remove(taken)
  }
  return panels
}
