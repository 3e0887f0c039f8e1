import { panelViewer } from '../comfort/plan-map/panel-shares'
import { BODY_HEIGHTS_M } from '../comfort/plan-map/plan-comfort'
import { type PlanGrid, planGrid } from '../comfort/plan-map/plan-grid'
import { ceilingMmAt, isLevel } from '../room-plan/ceiling'
import { expanded, holder, overlaps } from '../room-plan/rectangle'
import type { RoomPlan } from '../room-plan/room-plan'

/**
 * The occupied zone: 0.5 m or more from the walls (BS EN 13779:2007, occupied zone, the usual value for walls; from
 * memory, to be checked), and not in a wardrobe.
 */
const FROM_WALLS_MM = 500

/** Minimum height under a slope; lower areas are for storage. Assumed on 2026-11-25. */
const HEADROOM_MM = 1_500

/** Enough cells for a panel of 1.2 × 0.6 m in a room, and few enough for a search. */
const MOST_CELLS = 250

/** The occupied cells of a plan; in a room too narrow for any, all cells. */
export function occupiedGrid({ outline, ceiling, obstacles }: RoomPlan): PlanGrid {
  const grid = planGrid({ outline, mostCells: MOST_CELLS })
  const isHeld = holder(outline)
  const cells = grid.cells.filter((cell) => {
    const xMm = grid.westMm + ((cell % grid.columns) + 0.5) * grid.cellMm
    const yMm = grid.southMm + (Math.floor(cell / grid.columns) + 0.5) * grid.cellMm
    const centre = { westMm: xMm, eastMm: xMm, southMm: yMm, northMm: yMm }
    const isTaken = obstacles.some(({ kind, area }) => kind === 'wardrobe' && overlaps(expanded(centre, 1), area))
    const isHigh = isLevel(ceiling) || ceilingMmAt(ceiling, { xMm, yMm }) >= HEADROOM_MM
    return isHigh && !isTaken && isHeld(expanded(centre, FROM_WALLS_MM))
  })
  return cells.length > 0 ? { ...grid, cells } : grid
}

/** How seated people see panels from the cells of a grid. */
export const seatedViews = ({ plan, grid }: { plan: RoomPlan; grid: PlanGrid }) =>
  panelViewer({ ...plan, grid, heightM: BODY_HEIGHTS_M.seated })

/** Radiation of panels to each cell, as shares of its view, with the sum of these shares and of their squares. */
export type Radiation = { readonly shares: Float64Array; readonly sum: number; readonly squares: number }

export function radiationOf(shares: Float64Array): Radiation {
  let sum = 0
  let squares = 0
  // By index: iterating over a typed array allocates an object for every value.
  for (let cell = 0; cell < shares.length; cell += 1) {
    const share = shares[cell] ?? NaN
    sum += share
    squares += share * share
  }
  return { shares, sum, squares }
}
