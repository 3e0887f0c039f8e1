import type { PlanRectangle } from '../room-plan/rectangle'
import { evenness, type Radiation, radiationOf, steadiness } from './evenness'
import { areTooClose } from './places'
import { spreadOut, thinned } from './starts'

export type Arrangement = { panels: PlanRectangle[]; evenness: number }

type Asked = {
  places: readonly PlanRectangle[]
  /** Share of the view from each occupied cell that a panel fills. */
  shareOf: (panel: PlanRectangle) => Float64Array
  cells: number
}

/** Moves of a panel that are tried, mm; smaller ones last, so that a tie keeps the larger. */
const STEPS_MM = [400, 200, 100, 50]
const MOST_ROUNDS = 40
/** Improvements below this are rounding. */
const GAIN = 1e-9

/**
 * Finds the places of any number of panels with the most even radiation, by moving one panel at a time from several
 * starts until no move helps. Fewer panels if no more fit. The same question has the same answer.
 */
export function arranger({ places, shareOf, cells }: Asked): (count: number) => Arrangement {
  const few = thinned(places)
  const at = new Map(places.map((panel) => [keyOf(panel), panel]))
  const kept = new Map<PlanRectangle, Radiation>()
  const viewOf = (panel: PlanRectangle): Radiation => {
    const known = kept.get(panel) ?? radiationOf(shareOf(panel))
    kept.set(panel, known)
    return known
  }
  const search = { few, at, viewOf, cells }
  return (count) => {
    const starts = [grownFrom({ count, ...search }), spreadOut({ count, places }), packed({ count, places })]
    const most = Math.max(...starts.map((start) => start.length))
    const found = starts
      .filter((start) => start.length === most)
      .flatMap((start) => {
        const steady = improved({ ...search, start, scoreOf: steadiness })
        return [start, steady.panels].map((from) => improved({ ...search, start: from, scoreOf: evenness }))
      })
    const { panels, score } = found.reduce((best, other) => (other.score > best.score + GAIN ? other : best))
    return { panels, evenness: score }
  }
}

/** A number for a place: its corner in whole mm, and which way it lies. */
const keyOf = ({ westMm, southMm, eastMm, northMm }: PlanRectangle) =>
  2 * (1e6 * Math.round(westMm) + Math.round(southMm)) + (eastMm - westMm > northMm - southMm ? 1 : 0)

type Searching = {
  /** Places that are tried for every panel. */
  few: readonly PlanRectangle[]
  at: ReadonlyMap<number, PlanRectangle>
  viewOf: (panel: PlanRectangle) => Radiation
  cells: number
}

/** Panels placed one after another, each where the result is most even. */
function grownFrom({ count, few, viewOf, cells }: Searching & { count: number }): PlanRectangle[] {
  const panels: PlanRectangle[] = []
  let before = radiationOf(new Float64Array(cells))
  while (panels.length < count) {
    const rest = before
    const free = few.filter((place) => !isTaken(place, panels))
    const best = bestOf(free, (place, atLeast) => evenness(rest, viewOf(place), atLeast))
    if (!best) break
    panels.push(best.place)
    before = together([...panels], { viewOf, cells })
  }
  return panels
}

/** Panels placed one after another in the first free place, which fits the most. */
function packed({ count, places }: { count: number; places: readonly PlanRectangle[] }): PlanRectangle[] {
  const panels: PlanRectangle[] = []
  for (const place of places) {
    if (panels.length === count) break
    if (!isTaken(place, panels)) panels.push(place)
  }
  return panels
}

type Improving = Searching & { start: readonly PlanRectangle[]; scoreOf: typeof evenness }

function improved({ start, few, at, viewOf, cells, scoreOf }: Improving) {
  const panels = [...start]
  const none = radiationOf(new Float64Array(cells))
  let score = scoreOf(together(panels, { viewOf, cells }), none, -Infinity)
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const before = score
    for (const [index, panel] of panels.entries()) {
      const others = panels.filter((_, place) => place !== index)
      const rest = together(others, { viewOf, cells })
      const free = [...few, ...movesOf(panel, at)].filter((place) => !isTaken(place, others))
      const best = bestOf(free, (place, atLeast) => scoreOf(rest, viewOf(place), atLeast))
      if (!best || best.score <= score + GAIN) continue
      panels[index] = best.place
      score = best.score
    }
    if (score <= before + GAIN) break
  }
  return { panels, score }
}

/** The radiation of several panels. */
function together(panels: readonly PlanRectangle[], { viewOf, cells }: Pick<Searching, 'viewOf' | 'cells'>): Radiation {
  const sum = new Float64Array(cells)
  for (const panel of panels) {
    const { shares } = viewOf(panel)
    for (let cell = 0; cell < cells; cell += 1) sum[cell] = (sum[cell] ?? NaN) + (shares[cell] ?? NaN)
  }
  return radiationOf(sum)
}

function isTaken(place: PlanRectangle, panels: readonly PlanRectangle[]): boolean {
  for (const panel of panels) if (areTooClose(panel, place)) return true
  return false
}

/** The allowed places near a panel, and turned about its centre. */
function movesOf(panel: PlanRectangle, at: Searching['at']): PlanRectangle[] {
  const { westMm, southMm, eastMm, northMm } = panel
  const turn = (eastMm - westMm - (northMm - southMm)) / 2
  const turned = { westMm: westMm + turn, eastMm: eastMm - turn, southMm: southMm - turn, northMm: northMm + turn }
  const moves = [keyOf(turned)]
  for (const step of STEPS_MM)
    for (const x of [-step, 0, step])
      for (const y of [-step, 0, step])
        if (x !== 0 || y !== 0)
          moves.push(keyOf({ westMm: westMm + x, eastMm: eastMm + x, southMm: southMm + y, northMm: northMm + y }))
  return moves.flatMap((key) => at.get(key) ?? [])
}

type Scored = (place: PlanRectangle, atLeast: number) => number

/** The first of the best places. A score may stop once it is known to be less than the best so far. */
function bestOf(places: readonly PlanRectangle[], scoreOf: Scored) {
  let best: { place: PlanRectangle; score: number } | null = null
  for (const place of places) {
    const score = scoreOf(place, best?.score ?? -Infinity)
    if (!best || score > best.score) best = { place, score }
  }
  return best
}
