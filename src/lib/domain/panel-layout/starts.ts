import type { PlanRectangle } from '../room-plan/rectangle'
import type { PositionGrid } from './position-grid'

/** Few enough positions to try each one for every panel. */
const FEW = 150

/** Indexes of about every nth position in each direction, so that few remain. */
export function thinned({ columns, rows }: Pick<PositionGrid, 'columns' | 'rows'>): number[] {
  for (let apart = 1; ; apart += 1) {
    const kept: number[] = []
    for (let position = 0; position < columns.length && kept.length <= FEW; position += 1)
      if ((columns[position] ?? NaN) % apart === 0 && (rows[position] ?? NaN) % apart === 0) kept.push(position)
    if (kept.length <= FEW) return kept
  }
}

const lowest = (values: Float64Array) => values.reduce((least, value) => Math.min(least, value), Infinity)
const highest = (values: Float64Array) => values.reduce((most, value) => Math.max(most, value), -Infinity)

type Spreading = {
  places: readonly PlanRectangle[]
  isTaken: (position: number, panels: readonly number[], moving: number) => boolean
  locked: readonly number[]
}

/**
 * Locked panels, then positions in rows over the extent of all, each the free one nearest to its point in the row; fewer
 * if they do not fit.
 */
export function spreader({ places, isTaken, locked }: Spreading): (count: number) => readonly number[] {
  const xs = new Float64Array(places.map(({ westMm, eastMm }) => (westMm + eastMm) / 2))
  const ys = new Float64Array(places.map(({ southMm, northMm }) => (southMm + northMm) / 2))
  const [west, south] = [lowest(xs), lowest(ys)]
  const [length, width] = [highest(xs) - west, highest(ys) - south]
  const nearest = (x: number, y: number, panels: readonly number[]): number | null => {
    let found: number | null = null
    let least = Infinity
    for (let position = 0; position < xs.length; position += 1) {
      const away = ((xs[position] ?? NaN) - x) ** 2 + ((ys[position] ?? NaN) - y) ** 2
      if (away >= least || isTaken(position, panels, NaN)) continue
      found = position
      least = away
    }
    return found
  }
  return (most) => {
    const count = most - locked.length
    const rows = Math.max(1, Math.min(count, Math.round(Math.sqrt((count * (width + 1)) / (length + 1)))))
    const panels: number[] = [...locked]
    for (let row = 0; row < rows; row += 1) {
      const inRow = Math.floor(((row + 1) * count) / rows) - Math.floor((row * count) / rows)
      for (let column = 0; column < inRow; column += 1) {
        const [x, y] = [west + (length * (column + 0.5)) / inRow, south + (width * (row + 0.5)) / rows]
        const free = nearest(x, y, panels)
        if (free !== null) panels.push(free)
      }
    }
    return panels
  }
}
