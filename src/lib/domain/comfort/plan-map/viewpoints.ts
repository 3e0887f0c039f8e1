import type { Ceiling } from '../../room-plan/ceiling'
import type { Outline } from '../../room-plan/outline'
import type { PlanGrid } from './plan-grid'

/** Where panels are looked at from: every cell, `heightM` above the floor. */
export type Viewpoints = { outline: Outline; ceiling: Ceiling; grid: PlanGrid; heightM: number }

/** From each cell, whether all of a panel is seen (null: from every cell), and the share of the view that it fills. */
export type PanelSight = { isWholeAt: ((cell: number) => boolean) | null; shareAt: (cell: number) => number }
