import type { Ceiling } from '../../room-plan/ceiling'
import type { Outline } from '../../room-plan/outline'
import type { PointM } from '../../room-plan/sight'
import type { PlanGrid } from './plan-grid'

/** The points from which panels are viewed: every cell, `heightM` above the floor. */
export type Viewpoints = { outline: Outline; ceiling: Ceiling; grid: PlanGrid; heightM: number }

/**
 * From each cell, the visible parts of a panel (null: the whole panel), and the share of the view that they fill.
 * `partsAt` is null if the whole panel is visible from every cell.
 */
export type PanelSight = {
  partsAt: ((cell: number) => Parts | null) | null
  shareOf: (cell: number, parts: Parts | null) => number
}
type Parts = readonly (readonly PointM[])[]
