import { SNAP_MM } from '../room-plan/outline'
import type { PlanRectangle } from '../room-plan/rectangle'
import { areTooClose } from './places'

/** Few enough places to try each for every panel. */
const FEW = 150

/** About every nth place in each direction, so that few remain. */
export function thinned(places: readonly PlanRectangle[]): PlanRectangle[] {
  const west = Math.min(...places.map(({ westMm }) => westMm))
  const south = Math.min(...places.map(({ southMm }) => southMm))
  for (let apart = 1; ; apart += 1) {
    const stepMm = apart * SNAP_MM
    const kept = places.filter(
      ({ westMm, southMm }) => (westMm - west) % stepMm === 0 && (southMm - south) % stepMm === 0,
    )
    if (kept.length <= FEW) return kept
  }
}

type Spreading = { count: number; places: readonly PlanRectangle[] }

/** Panels in rows over the extent of the places, each in the free place nearest to its own; fewer if they do not fit. */
export function spreadOut({ count, places }: Spreading): PlanRectangle[] {
  const middles = places.map(middleOf)
  const xs = middles.map(({ x }) => x)
  const ys = middles.map(({ y }) => y)
  const [west, south] = [Math.min(...xs), Math.min(...ys)]
  const [length, width] = [Math.max(...xs) - west, Math.max(...ys) - south]
  const rows = Math.max(1, Math.min(count, Math.round(Math.sqrt((count * (width + 1)) / (length + 1)))))
  const panels: PlanRectangle[] = []
  for (let row = 0; row < rows; row += 1) {
    const inRow = Math.floor(((row + 1) * count) / rows) - Math.floor((row * count) / rows)
    for (let place = 0; place < inRow; place += 1) {
      const [x, y] = [west + (length * (place + 0.5)) / inRow, south + (width * (row + 0.5)) / rows]
      const free = places.filter((other) => !panels.some((panel) => areTooClose(panel, other)))
      const nearest = nearestTo(free, { x, y })
      if (nearest) panels.push(nearest)
    }
  }
  return panels
}

const middleOf = ({ westMm, eastMm, southMm, northMm }: PlanRectangle) => ({
  x: (westMm + eastMm) / 2,
  y: (southMm + northMm) / 2,
})

function nearestTo(places: readonly PlanRectangle[], { x, y }: { x: number; y: number }): PlanRectangle | null {
  let nearest: { place: PlanRectangle; away: number } | null = null
  for (const place of places) {
    const middle = middleOf(place)
    const away = Math.hypot(middle.x - x, middle.y - y)
    if (!nearest || away < nearest.away) nearest = { place, away }
  }
  return nearest?.place ?? null
}
