import type { PlanRectangle } from '../room-plan/rectangle'
import { CLEARANCES } from './clearances'
import { type Radiation, radiationOf } from './evenness'
import { thinned } from './starts'

/** The places of a ceiling by number, and what a search asks of them thousands of times. */
export type Candidates = {
  readonly cells: number
  /** Places that are tried for every panel. */
  readonly few: readonly number[]
  /** The places near one, and that of a panel turned about its centre. */
  readonly near: (place: number) => readonly number[]
  readonly radiation: (place: number) => Radiation
  /** Whether a place is too close to one of some panels, except the one that would be moved there. */
  readonly isTaken: (place: number, panels: readonly number[], moving: number) => boolean
}

/** Moves of a panel that are tried, mm; smaller ones last, so that a tie keeps the larger. */
const STEPS_MM = [400, 200, 100, 50]

type Asked = {
  places: readonly PlanRectangle[]
  /** Share of the view from each occupied cell that a panel fills. */
  shareOf: (panel: PlanRectangle) => Float64Array
  cells: number
}

/** Prepares a search. What a place radiates is worked out when it is first asked for, and kept. */
export function candidatesOf({ places, shareOf, cells }: Asked): Candidates {
  const radiations: (Radiation | undefined)[] = []
  const at = new Map(places.map((panel, place) => [keyOf(panel), place]))
  return {
    cells,
    few: thinned(places),
    near: nearest({ places, at }),
    radiation: (place) => (radiations[place] ??= radiationOf(shareOf(placeAt(places, place)))),
    isTaken: takenBy(places),
  }
}

export function placeAt(places: readonly PlanRectangle[], place: number): PlanRectangle {
  const panel = places[place]
  if (!panel) throw new Error(`No place ${place}`)
  return panel
}

const MOST_MM = 1e6

/** A number for a place: its corner in whole mm, and which way it lies. A move adds the same to all of them. */
const keyOf = ({ westMm, southMm, eastMm, northMm }: PlanRectangle) =>
  moveOf(Math.round(westMm), Math.round(southMm)) + (eastMm - westMm > northMm - southMm ? 1 : 0)
const moveOf = (xMm: number, yMm: number) => 2 * (MOST_MM * xMm + yMm)

const MOVES = STEPS_MM.flatMap((step) =>
  [-step, 0, step].flatMap((x) => [-step, 0, step].flatMap((y) => (x === 0 && y === 0 ? [] : moveOf(x, y)))),
)

function nearest({ places, at }: { places: readonly PlanRectangle[]; at: ReadonlyMap<number, number> }) {
  const known: (readonly number[] | undefined)[] = []
  const worked = (place: number) => {
    const panel = placeAt(places, place)
    const { westMm, southMm, eastMm, northMm } = panel
    const turn = (eastMm - westMm - (northMm - southMm)) / 2
    const turned = { westMm: westMm + turn, eastMm: eastMm - turn, southMm: southMm - turn, northMm: northMm + turn }
    const key = keyOf(panel)
    return [keyOf(turned), ...MOVES.map((move) => key + move)].flatMap((moved) => at.get(moved) ?? [])
  }
  return (place: number): readonly number[] => (known[place] ??= worked(place))
}

/** `areTooClose` for numbers of places. */
function takenBy(places: readonly PlanRectangle[]): Candidates['isTaken'] {
  const apart = CLEARANCES.panel.mm
  const west = places.map(({ westMm }) => westMm - apart)
  const south = places.map(({ southMm }) => southMm - apart)
  const east = places.map(({ eastMm }) => eastMm)
  const north = places.map(({ northMm }) => northMm)
  const isBefore = (low: readonly number[], one: number, high: readonly number[], other: number) =>
    (low[one] ?? NaN) < (high[other] ?? NaN)
  return (place, panels, moving) => {
    for (const panel of panels)
      if (
        panel !== moving &&
        isBefore(west, place, east, panel) &&
        isBefore(west, panel, east, place) &&
        isBefore(south, place, north, panel) &&
        isBefore(south, panel, north, place)
      )
        return true
    return false
  }
}
