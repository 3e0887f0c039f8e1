import type { PlanRectangle } from '../room-plan/rectangle'
import { evenness, steadiness } from './evenness'
import { areTooClose } from './places'
import { spreadOut, thinned } from './starts'

export type Arrangement = { panels: PlanRectangle[]; evenness: number }

type Asked = {
  count: number
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
 * The places of `count` panels with the most even radiation, by moving one panel at a time from several starts until no
 * move helps. Fewer panels if no more fit. The same question has the same answer.
 */
export function arrange({ count, places, ...radiation }: Asked): Arrangement {
  const few = thinned(places)
  const at = new Map(places.map((panel) => [keyOf(panel), panel]))
  const starts = [
    grownFrom({ count, places: few, ...radiation }),
    spreadOut({ count, places }),
    packed({ count, places }),
  ]
  const most = Math.max(...starts.map((start) => start.length))
  const found = starts
    .filter((start) => start.length === most)
    .flatMap((start) => {
      const search = { few, at, ...radiation }
      const steady = improved({ ...search, start, scoreOf: steadiness })
      return [start, steady.panels].map((from) => improved({ ...search, start: from, scoreOf: evenness }))
    })
  const { panels, score } = found.reduce((best, other) => (other.score > best.score + GAIN ? other : best))
  return { panels, evenness: score }
}

const keyOf = ({ westMm, southMm, eastMm }: PlanRectangle) => `${westMm},${southMm},${eastMm}`

/** Panels placed one after another, each where the result is most even. */
function grownFrom({ count, places, shareOf, cells }: Asked): PlanRectangle[] {
  const panels: PlanRectangle[] = []
  let sum = new Float64Array(cells)
  while (panels.length < count) {
    const free = places.filter((place) => !panels.some((panel) => areTooClose(panel, place)))
    const before = sum
    const best = bestOf(free, (place) => evenness(before, shareOf(place)))
    if (!best) break
    panels.push(best.place)
    sum = plus(before, shareOf(best.place))
  }
  return panels
}

/** Panels placed one after another in the first free place, which fits the most. */
function packed({ count, places }: Pick<Asked, 'count' | 'places'>): PlanRectangle[] {
  const panels: PlanRectangle[] = []
  for (const place of places) {
    if (panels.length === count) break
    if (!panels.some((panel) => areTooClose(panel, place))) panels.push(place)
  }
  return panels
}

type Improving = Pick<Asked, 'shareOf' | 'cells'> & {
  start: readonly PlanRectangle[]
  few: readonly PlanRectangle[]
  at: ReadonlyMap<string, PlanRectangle>
  scoreOf: typeof evenness
}

function improved({ start, few, at, shareOf, cells, scoreOf }: Improving) {
  const panels = [...start]
  const none = new Float64Array(cells)
  const totalOf = (some: readonly PlanRectangle[]) => some.reduce((sum, panel) => plus(sum, shareOf(panel)), none)
  let score = scoreOf(totalOf(panels), none)
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const before = score
    for (const [index, panel] of panels.entries()) {
      const others = panels.filter((_, place) => place !== index)
      const rest = totalOf(others)
      const free = [...few, ...movesOf(panel, at)].filter((place) => !others.some((other) => areTooClose(other, place)))
      const best = bestOf(free, (place) => scoreOf(rest, shareOf(place)))
      if (!best || best.score <= score + GAIN) continue
      panels[index] = best.place
      score = best.score
    }
    if (score <= before + GAIN) break
  }
  return { panels, score }
}

/** The allowed places near a panel, and turned about its centre. */
function movesOf(panel: PlanRectangle, at: ReadonlyMap<string, PlanRectangle>): PlanRectangle[] {
  const { westMm, southMm, eastMm, northMm } = panel
  const [along, across] = [eastMm - westMm, northMm - southMm]
  const turn = (along - across) / 2
  const moves = [keyOf({ ...panel, westMm: westMm + turn, eastMm: eastMm - turn, southMm: southMm - turn })]
  for (const step of STEPS_MM)
    for (const x of [-step, 0, step])
      for (const y of [-step, 0, step])
        if (x !== 0 || y !== 0)
          moves.push(keyOf({ ...panel, westMm: westMm + x, eastMm: eastMm + x, southMm: southMm + y }))
  return moves.flatMap((key) => at.get(key) ?? [])
}

function bestOf(places: readonly PlanRectangle[], scoreOf: (place: PlanRectangle) => number) {
  let best: { place: PlanRectangle; score: number } | null = null
  for (const place of places) {
    const score = scoreOf(place)
    if (!best || score > best.score) best = { place, score }
  }
  return best
}

const plus = (sum: Float64Array<ArrayBuffer>, share: Float64Array) =>
  sum.map((value, cell) => value + (share[cell] ?? NaN))
