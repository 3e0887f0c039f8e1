import type { PanelShares } from '../comfort/plan-map/panel-shares'
import { BODY_HEIGHTS_M, planAsymmetryK } from '../comfort/plan-map/plan-comfort'
import type { PlanGrid } from '../comfort/plan-map/plan-grid'
import { roomRadiation, type RoomSurfaces } from '../comfort/plan-map/room-radiation'
import type { PlanRectangle } from '../room-plan/rectangle'
import type { RoomPlan } from '../room-plan/room-plan'

/** The temperatures of a room at design conditions. */
export type PlanSurfaces = Omit<RoomSurfaces, 'outline' | 'ceiling'>

type Seated = {
  plan: RoomPlan
  surfaces: PlanSurfaces
  /** Radiant temperature of the panels, °C. */
  radiantC: number
  grid: PlanGrid
  upOf: (panel: PlanRectangle) => PanelShares['up']
}

/** Returns a function for the largest radiant asymmetry of panels at seated height on a grid, K. Throws OutOfRange. */
export function seatedAsymmetry({ plan, surfaces, radiantC, grid, upOf }: Seated) {
  const room = { ...surfaces, outline: plan.outline, ceiling: plan.ceiling }
  const radiation = roomRadiation({ room, grid, heightM: BODY_HEIGHTS_M.seated })
  return (panels: readonly PlanRectangle[]): number =>
    planAsymmetryK({
      radiation,
      panels: panels.map((panel) => ({ up: upOf(panel) })),
      panelC: radiantC,
      ceilingC: surfaces.ceilingC,
    }).reduce((most, cellK) => Math.max(most, cellK), -Infinity)
}
