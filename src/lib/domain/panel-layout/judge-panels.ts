import { restOfHeat } from '../building/heat-loss/panels'
import { judgeCeiling } from '../comfort/asymmetry'
import type { PlanRectangle } from '../room-plan/rectangle'
import type { RoomPlan } from '../room-plan/room-plan'
import { occupiedGrid, seatedViews } from './evenness'
import type { LaidPanel } from './lay-out'
import { type PlanSurfaces, seatedAsymmetry } from './seated-asymmetry'

type JudgeInput = {
  plan: RoomPlan
  surfaces: PlanSurfaces
  panel: LaidPanel
  loadWatts: number
  panels: readonly PlanRectangle[]
}

/**
 * The output of panels placed by hand, the load that they leave uncovered, and whether the ceiling is too warm.
 * Throws OutOfRange.
 */
export function judgePanels({ plan, surfaces, panel, loadWatts, panels }: JudgeInput) {
  const grid = occupiedGrid(plan)
  const { upOf } = seatedViews({ plan, grid })
  const asymmetryK = seatedAsymmetry({ plan, surfaces, radiantC: panel.radiantC, grid, upOf })(panels)
  const watts = panels.length * panel.watts
  return {
    watts,
    shortfallWatts: restOfHeat({ neededWatts: loadWatts, panels: panels.length, panelWatts: panel.watts }),
    asymmetryK,
    isTooWarm: judgeCeiling(asymmetryK).category !== 'A',
  }
}
