import { panelViewer } from '../comfort/plan-map/panel-shares'
import { BODY_HEIGHTS_M } from '../comfort/plan-map/plan-comfort'
import { type PlanGrid, planGrid } from '../comfort/plan-map/plan-grid'
import { ceilingMmAt, isLevel } from '../room-plan/ceiling'
import { grown, holds, overlaps, type PlanRectangle } from '../room-plan/rectangle'
import type { RoomPlan } from '../room-plan/room-plan'

/**
 * Where people stay: 0.5 m or more from the walls (BS EN 13779:2007, occupied zone, the usual value for walls; from
 * memory, to be checked), and not in a wardrobe.
 */
const FROM_WALLS_MM = 500

/** Under a slope: what is lower is for storage. Assumed on 2026-11-25. */
const HEADROOM_MM = 1_500

/** Enough cells for a panel of 1.2 × 0.6 m in a room, and few enough for a search. */
const MOST_CELLS = 250

/** The occupied cells of a plan; in a room too narrow for any, all cells. */
export function occupiedGrid({ outline, ceiling, obstacles }: RoomPlan): PlanGrid {
  const grid = planGrid({ outline, mostCells: MOST_CELLS })
  const cells = grid.cells.filter((place) => {
    const xMm = grid.westMm + ((place % grid.columns) + 0.5) * grid.cellMm
    const yMm = grid.southMm + (Math.floor(place / grid.columns) + 0.5) * grid.cellMm
    const centre = { westMm: xMm, eastMm: xMm, southMm: yMm, northMm: yMm }
    const isTaken = obstacles.some(({ kind, area }) => kind === 'wardrobe' && overlaps(grown(centre, 1), area))
    const isHigh = isLevel(ceiling) || ceilingMmAt(ceiling, { xMm, yMm }) >= HEADROOM_MM
    return isHigh && !isTaken && holds(outline, grown(centre, FROM_WALLS_MM))
  })
  return cells.length > 0 ? { ...grid, cells } : grid
}

/** The views of panels by seated people; those from all sides are kept. */
export function seatedViews({ plan, grid }: { plan: RoomPlan; grid: PlanGrid }) {
  const viewer = panelViewer({ ...plan, grid, heightM: BODY_HEIGHTS_M.seated })
  const kept = new Map<PlanRectangle, Float64Array>()
  return {
    viewOf: viewer.viewOf,
    globeOf: (panel: PlanRectangle): Float64Array => {
      const shares = kept.get(panel) ?? viewer.globeOf(panel)
      kept.set(panel, shares)
      return shares
    },
  }
}

/**
 * The lowest over the mean share of the view that panels fill, from 0 to 1: the uniformity of lighting (BS EN
 * 12464-1:2021), for radiation. The radiant rise is nearly proportional to that share. Of other panels and one added to
 * them.
 */
export function evenness(rest: Float64Array, added: Float64Array): number {
  let [lowest, sum] = [Infinity, 0]
  for (let cell = 0; cell < rest.length; cell += 1) {
    const share = (rest[cell] ?? NaN) + (added[cell] ?? NaN)
    sum += share
    if (share < lowest) lowest = share
  }
  return sum > 0 ? (lowest * rest.length) / sum : 0
}

/**
 * A smoother measure of the same, at most 1: without the standard deviation over the mean. A move that warms the coldest
 * place but one helps it as well, so a search by it is not caught by a single cell.
 */
export function steadiness(rest: Float64Array, added: Float64Array): number {
  let [squares, sum] = [0, 0]
  for (let cell = 0; cell < rest.length; cell += 1) {
    const share = (rest[cell] ?? NaN) + (added[cell] ?? NaN)
    sum += share
    squares += share * share
  }
  return sum > 0 ? 1 - Math.sqrt(Math.max(0, (squares * rest.length) / (sum * sum) - 1)) : -Infinity
}
