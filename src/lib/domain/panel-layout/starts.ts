import type { PlanRectangle } from '../room-plan/rectangle'
import type { PlaceGrid } from './place-grid'

/** Few enough places to try each for every panel. */
const FEW = 150

/** Numbers of about every nth place in each direction, so that few remain. */
export function thinned({ columns, rows }: Pick<PlaceGrid, 'columns' | 'rows'>): number[] {
  for (let apart = 1; ; apart += 1) {
    const kept: number[] = []
    for (let place = 0; place < columns.length && kept.length <= FEW; place += 1)
      if ((columns[place] ?? NaN) % apart === 0 && (rows[place] ?? NaN) % apart === 0) kept.push(place)
    if (kept.length <= FEW) return kept
  }
}

const lowest = (values: Float64Array) => values.reduce((least, value) => Math.min(least, value), Infinity)
const highest = (values: Float64Array) => values.reduce((most, value) => Math.max(most, value), -Infinity)

type Spreading = {
  places: readonly PlanRectangle[]
  isTaken: (place: number, panels: readonly number[], moving: number) => boolean
}

/**
 * Numbers of the places of some panels in rows over the extent of all places, each the free place nearest to its own;
 * fewer if they do not fit.
 */
export function spreader({ places, isTaken }: Spreading): (count: number) => readonly number[] {
  const xs = new Float64Array(places.map(({ westMm, eastMm }) => (westMm + eastMm) / 2))
  const ys = new Float64Array(places.map(({ southMm, northMm }) => (southMm + northMm) / 2))
  const [west, south] = [lowest(xs), lowest(ys)]
  const [length, width] = [highest(xs) - west, highest(ys) - south]
  const nearest = (x: number, y: number, panels: readonly number[]): number | null => {
    let found: number | null = null
    let least = Infinity
    for (let place = 0; place < xs.length; place += 1) {
      const away = ((xs[place] ?? NaN) - x) ** 2 + ((ys[place] ?? NaN) - y) ** 2
      if (away >= least || isTaken(place, panels, NaN)) continue
      found = place
      least = away
    }
    return found
  }
  return (count) => {
    const rows = Math.max(1, Math.min(count, Math.round(Math.sqrt((count * (width + 1)) / (length + 1)))))
    const panels: number[] = []
    for (let row = 0; row < rows; row += 1) {
      const inRow = Math.floor(((row + 1) * count) / rows) - Math.floor((row * count) / rows)
      for (let place = 0; place < inRow; place += 1) {
        const [x, y] = [west + (length * (place + 0.5)) / inRow, south + (width * (row + 0.5)) / rows]
        const free = nearest(x, y, panels)
        if (free !== null) panels.push(free)
      }
    }
    return panels
  }
}
