import type { PlanRectangle } from '../room-plan/rectangle'
import { CLEARANCES } from './clearances'
import { type Radiation, radiationOf } from './evenness'
import { productsWith } from './few-products'
import { placeGrid } from './place-grid'
import { spreader, thinned } from './starts'

/** The places of a ceiling by number, and what a search asks of them thousands of times. */
export type Candidates = {
  readonly cells: number
  /** Places that are tried for every panel. */
  readonly few: readonly number[]
  /** The places near one, and that of a panel turned about its centre. */
  readonly near: (place: number) => readonly number[]
  readonly radiation: (place: number) => Radiation
  /** What a place radiates to a cell times what each of the few does, summed over all cells. */
  readonly productsWithFew: (place: number) => Float64Array
  /** Whether a place is too close to one of some panels, except the one that would be moved there. */
  readonly isTaken: (place: number, panels: readonly number[], moving: number) => boolean
  /** Numbers of as many places in rows over the ceiling, without a search; fewer if they do not fit. */
  readonly spread: (count: number) => readonly number[]
}

type Asked = {
  places: readonly PlanRectangle[]
  /** Share of the view from each occupied cell that a panel fills. */
  shareOf: (panel: PlanRectangle) => Float64Array
  cells: number
}

/** Prepares a search. What a place radiates is worked out when it is first asked for, and kept. */
export function candidatesOf({ places, shareOf, cells }: Asked): Candidates {
  const grid = placeGrid(places)
  const few = thinned(grid)
  const radiations = new Array<Radiation | undefined>(places.length)
  const radiation = (place: number) => (radiations[place] ??= radiationOf(shareOf(placeAt(places, place))))
  const isTaken = takenBy(places)
  return {
    cells,
    few,
    near: grid.near,
    radiation,
    productsWithFew: productsWith({ few, radiation, cells }),
    isTaken,
    spread: spreader({ places, isTaken }),
  }
}

export function placeAt(places: readonly PlanRectangle[], place: number): PlanRectangle {
  const panel = places[place]
  if (!panel) throw new Error(`No place ${place}`)
  return panel
}

/** `areTooClose` for numbers of places. */
function takenBy(places: readonly PlanRectangle[]): Candidates['isTaken'] {
  const apart = CLEARANCES.panel.mm
  const west = new Float64Array(places.map(({ westMm }) => westMm - apart))
  const south = new Float64Array(places.map(({ southMm }) => southMm - apart))
  const east = new Float64Array(places.map(({ eastMm }) => eastMm))
  const north = new Float64Array(places.map(({ northMm }) => northMm))
  const isBefore = (low: Float64Array, one: number, high: Float64Array, other: number) =>
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
