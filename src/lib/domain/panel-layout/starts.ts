import { SNAP_MM } from '../room-plan/outline'
import type { PlanRectangle } from '../room-plan/rectangle'

/** Few enough places to try each for every panel. */
const FEW = 150

/** Numbers of about every nth place in each direction, so that few remain. */
export function thinned(places: readonly PlanRectangle[]): number[] {
  const wests = places.map(({ westMm }) => westMm)
  const souths = places.map(({ southMm }) => southMm)
  const [west, south] = [lowest(wests), lowest(souths)]
  const columns = wests.map((mm) => Math.round((mm - west) / SNAP_MM))
  const rows = souths.map((mm) => Math.round((mm - south) / SNAP_MM))
  for (let apart = 1; ; apart += 1) {
    const kept: number[] = []
    for (let place = 0; place < places.length && kept.length <= FEW; place += 1)
      if ((columns[place] ?? NaN) % apart === 0 && (rows[place] ?? NaN) % apart === 0) kept.push(place)
    if (kept.length <= FEW) return kept
  }
}

const lowest = (values: readonly number[]) => values.reduce((least, value) => Math.min(least, value), Infinity)
const highest = (values: readonly number[]) => values.reduce((most, value) => Math.max(most, value), -Infinity)

type Spreading = {
  count: number
  places: readonly PlanRectangle[]
  isTaken: (place: number, panels: readonly number[], moving: number) => boolean
}

/**
 * Numbers of the places of panels in rows over the extent of all places, each the free place nearest to its own; fewer if
 * they do not fit.
 */
export function spreadOut({ count, places, isTaken }: Spreading): number[] {
  const xs = places.map(({ westMm, eastMm }) => (westMm + eastMm) / 2)
  const ys = places.map(({ southMm, northMm }) => (southMm + northMm) / 2)
  const [west, south] = [lowest(xs), lowest(ys)]
  const [length, width] = [highest(xs) - west, highest(ys) - south]
  const rows = Math.max(1, Math.min(count, Math.round(Math.sqrt((count * (width + 1)) / (length + 1)))))
  const panels: number[] = []
  const putNear = (x: number, y: number) => {
    let nearest: number | null = null
    let least = Infinity
    for (let place = 0; place < xs.length; place += 1) {
      const away = ((xs[place] ?? NaN) - x) ** 2 + ((ys[place] ?? NaN) - y) ** 2
      if (away >= least || isTaken(place, panels, NaN)) continue
      nearest = place
      least = away
    }
    if (nearest !== null) panels.push(nearest)
  }
  for (let row = 0; row < rows; row += 1) {
    const inRow = Math.floor(((row + 1) * count) / rows) - Math.floor((row * count) / rows)
    for (let place = 0; place < inRow; place += 1)
      putNear(west + (length * (place + 0.5)) / inRow, south + (width * (row + 0.5)) / rows)
  }
  return panels
}
