import type { PlanRectangle } from '../room-plan/rectangle'
import { type Candidates, positionAt } from './candidates'
import { GAIN, improve } from './improve'
import { evenness, uniformity } from './measures'

export type Arrangement = { panels: PlanRectangle[]; evenness: number }

/** `places`: all positions of the candidates, those of locked panels last. */
type ArrangerInput = { places: readonly PlanRectangle[]; candidates: Candidates }

/** Several arrangements of the same number of panels, the most even first. */
export type Arrangements = readonly [Arrangement, ...Arrangement[]]

/** From this number of panels on, the smoother measure alone gives results as even, and fewer starts are enough. */
const MANY = 12

type ArrangementRequest = { count: number; before?: Arrangement | undefined }

/**
 * Finds the positions of any number of panels with the most even radiation, by moving one panel at a time from several
 * starts until no move helps. Returns fewer panels if no more fit. `before` is an arrangement of another number of
 * panels to start from, which saves time. Deterministic.
 */
export function arranger({ places, candidates }: ArrangerInput): (request: ArrangementRequest) => Arrangements {
  const indexOf = new Map<PlanRectangle, number>()
  return ({ count, before }) => {
    const spread = candidates.spread(count)
    const from = before?.panels.flatMap((panel) => indexOf.get(panel) ?? [])
    const starts =
      from && count >= MANY
        ? [from.length > count ? leftOf({ from, count, candidates }) : grownFrom({ from, count, candidates }), spread]
        : [grownFrom({ from: candidates.locked, count, candidates }), spread]
    // With many panels, the other starts give results as even in a third less time.
    if (count < MANY || starts.every(({ length }) => length < count)) starts.push(packed({ count, places, candidates }))
    const most = Math.max(...starts.map((start) => start.length))
    const found = starts
      .filter((start) => start.length === most)
      .flatMap((start) => {
        const steady = improve({ start, candidates, measureOf: uniformity })
        const ways = most < MANY ? [start, steady.panels] : [steady.panels]
        return ways.map((way) => improve({ start: way, candidates, measureOf: evenness }))
      })
      .map(({ panels, score }): Arrangement => {
        for (const position of panels) indexOf.set(positionAt(places, position), position)
        return { panels: panels.map((position) => positionAt(places, position)), evenness: score }
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
    for (const position of few) {
      const score = measure.scoreWith(position, most, null)
      if (score <= most || isTaken(position, panels, NaN)) continue
      best = position
      most = score
    }
    if (best === null) break
    panels.push(best)
    measure.add(best)
  }
  return panels
}

/** Panels placed one after another at the first free position, which fits the most panels. */
function packed({ count, places, candidates }: Growing & { places: readonly PlanRectangle[] }): number[] {
  const { isTaken, locked } = candidates
  const panels = [...locked]
  for (let position = 0; position < places.length && panels.length < count; position += 1)
    if (!isTaken(position, panels, NaN)) panels.push(position)
  return panels
}

/** The panels left after removing those that matter least, one after another. */
function leftOf({ from, count, candidates }: Growing & { from: readonly number[] }): number[] {
  const panels = [...from]
  const measure = uniformity(candidates)
  for (const panel of panels) measure.add(panel)
  while (panels.length > count) {
    const scores = panels.map((panel) => {
      if (candidates.locked.includes(panel)) return -Infinity
      measure.remove(panel)
      const score = measure.score()
      measure.add(panel)
      return score
    })
    const [removed = NaN] = panels.splice(scores.indexOf(Math.max(...scores)), 1)
    measure.remove(removed)
  }
  return panels
}
