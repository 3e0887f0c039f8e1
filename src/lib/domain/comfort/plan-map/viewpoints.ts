import type { Ceiling } from '../../room-plan/ceiling'
import type { Outline } from '../../room-plan/outline'
import type { Place } from '../../room-plan/sight'
import type { PlanGrid } from './plan-grid'

/** Where panels are looked at from: every cell, `heightM` above the floor. */
export type Viewpoints = { outline: Outline; ceiling: Ceiling; grid: PlanGrid; heightM: number }

/**
 * From each cell, the parts of a panel that are seen (null: all of it), and the share of the view that they fill.
 * `partsAt` is null if all of the panel is seen from everywhere.
 */
export type PanelSight = {
  partsAt: ((cell: number) => Parts | null) | null
  shareOf: (cell: number, parts: Parts | null) => number
}
type Parts = readonly (readonly Place[])[]
