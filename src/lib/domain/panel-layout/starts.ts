import { SNAP_MM } from '../room-plan/outline'
import type { PlanRectangle } from '../room-plan/rectangle'
import { areTooClose } from './places'

/** Few enough places to try each for every panel. */
const FEW = 150

/** About every nth place in each direction, so that few remain. */
export function thinned(places: readonly PlanRectangle[]): PlanRectangle[] {
  const west = lowest(places.map(({ westMm }) => westMm))
  const south = lowest(places.map(({ southMm }) => southMm))
  const columns = Int32Array.from(places, ({ westMm }) => Math.round((westMm - west) / SNAP_MM))
  const rows = Int32Array.from(places, ({ southMm }) => Math.round((southMm - south) / SNAP_MM))
  for (let apart = 1; ; apart += 1) {
    const isKept = (place: number) => (columns[place] ?? NaN) % apart === 0 && (rows[place] ?? NaN) % apart === 0
    const kept = places.filter((_, place) => isKept(place))
    if (kept.length <= FEW) return kept
  }
}

const lowest = (values: readonly number[]) => values.reduce((least, value) => Math.min(least, value), Infinity)
const highest = (values: readonly number[]) => values.reduce((most, value) => Math.max(most, value), -Infinity)

type Spreading = { count: number; places: readonly PlanRectangle[] }

/** Panels in rows over the extent of the places, each in the free place nearest to its own; fewer if they do not fit. */
export function spreadOut({ count, places }: Spreading): PlanRectangle[] {
  const middles = places.map(middleOf)
  const xs = middles.map(({ x }) => x)
  const ys = middles.map(({ y }) => y)
  const [west, south] = [lowest(xs), lowest(ys)]
  const [length, width] = [highest(xs) - west, highest(ys) - south]
  const rows = Math.max(1, Math.min(count, Math.round(Math.sqrt((count * (width + 1)) / (length + 1)))))
  const panels: PlanRectangle[] = []
  for (let row = 0; row < rows; row += 1) {
    const inRow = Math.floor(((row + 1) * count) / rows) - Math.floor((row * count) / rows)
    for (let place = 0; place < inRow; place += 1) {
      const [x, y] = [west + (length * (place + 0.5)) / inRow, south + (width * (row + 0.5)) / rows]
      const nearest = nearestFree({ places, panels, x, y })
      if (nearest) panels.push(nearest)
    }
  }
  return panels
}

const middleOf = ({ westMm, eastMm, southMm, northMm }: PlanRectangle) => ({
  x: (westMm + eastMm) / 2,
  y: (southMm + northMm) / 2,
})

type Nearest = { places: readonly PlanRectangle[]; panels: readonly PlanRectangle[]; x: number; y: number }

/** The nearest place that is not too close to a panel. */
function nearestFree({ places, panels, x, y }: Nearest): PlanRectangle | null {
  let nearest: PlanRectangle | null = null
  let least = Infinity
  for (const place of places) {
    const middle = middleOf(place)
    const away = (middle.x - x) ** 2 + (middle.y - y) ** 2
    if (away >= least || panels.some((panel) => areTooClose(panel, place))) continue
    nearest = place
    least = away
  }
  return nearest
}
