import type { PlanRectangle } from '../room-plan/rectangle'
import { CLEARANCES } from './clearances'
import { type Radiation, radiationOf } from './evenness'
import { positionGrid } from './position-grid'
import { radiationProducts } from './radiation-products'
import { spreader, thinned } from './starts'

/** The possible positions of a panel on a ceiling, by index, with lookups that a search makes thousands of times. */
export type Candidates = {
  readonly cells: number
  /** Positions of the panels that stay where they are; they come after all others. */
  readonly locked: readonly number[]
  /** Positions that are tried for every panel. */
  readonly few: readonly number[]
  /** The positions near one, including that of the panel turned about its centre. */
  readonly near: (position: number) => readonly number[]
  readonly radiation: (position: number) => Radiation
  /** Radiation of a position to a cell times that of each of the few positions, summed over all cells. */
  readonly productsWithFew: (position: number) => Float64Array
  /** Whether a position is too close to any of the panels, except the one that would be moved there. */
  readonly isTaken: (position: number, panels: readonly number[], moving: number) => boolean
  /** The locked panels and, up to this many, others in rows over the ceiling, without a search; fewer if they do not fit. */
  readonly spread: (count: number) => readonly number[]
}

type SearchInput = {
  /** The possible positions of a panel, and those of locked ones. */
  places: readonly PlanRectangle[]
  lockedPlaces: readonly PlanRectangle[]
  /** Share of the view from each occupied cell that a panel fills. */
  shareOf: (panel: PlanRectangle) => Float64Array
  cells: number
}

/** Prepares a search. The radiation of a position is calculated on first use and cached. */
export function candidatesOf({ places: free, lockedPlaces, shareOf, cells }: SearchInput): Candidates {
  const grid = positionGrid(free)
  const places = [...free, ...lockedPlaces]
  const locked = lockedPlaces.map((_, index) => free.length + index)
  const few = thinned(grid)
  const radiations = new Array<Radiation | undefined>(places.length)
  const radiation = (position: number) => (radiations[position] ??= radiationOf(shareOf(positionAt(places, position))))
  const isTaken = takenBy(places)
  return {
    cells,
    locked,
    few,
    near: grid.near,
    radiation,
    productsWithFew: radiationProducts({ few, radiation, cells }),
    isTaken,
    spread: spreader({ places: free, isTaken, locked }),
  }
}

export function positionAt(places: readonly PlanRectangle[], position: number): PlanRectangle {
  const panel = places[position]
  if (!panel) throw new Error(`No position ${position}`)
  return panel
}

/** `areTooClose` for indexes of positions. */
function takenBy(places: readonly PlanRectangle[]): Candidates['isTaken'] {
  const apart = CLEARANCES.panel.mm
  const west = new Float64Array(places.map(({ westMm }) => westMm - apart))
  const south = new Float64Array(places.map(({ southMm }) => southMm - apart))
  const east = new Float64Array(places.map(({ eastMm }) => eastMm))
  const north = new Float64Array(places.map(({ northMm }) => northMm))
  const isBefore = (low: Float64Array, one: number, high: Float64Array, other: number) =>
    (low[one] ?? NaN) < (high[other] ?? NaN)
  return (position, panels, moving) => {
    for (const panel of panels)
      if (
        panel !== moving &&
        isBefore(west, position, east, panel) &&
        isBefore(west, panel, east, position) &&
        isBefore(south, position, north, panel) &&
        isBefore(south, panel, north, position)
      )
        return true
    return false
  }
}
