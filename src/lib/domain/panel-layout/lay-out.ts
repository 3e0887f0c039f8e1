import { panelsForPower } from '../building/heat-loss/panels'
import { judgeCeiling } from '../comfort/asymmetry'
import { ceilingFace } from '../room-plan/ceiling-face'
import type { PlanRectangle } from '../room-plan/rectangle'
import type { RoomPlan } from '../room-plan/room-plan'
import { arranger } from './arrange'
import { occupiedGrid, seatedViews } from './evenness'
import { type PanelSize, placesFor } from './places'
import { type PlanSurfaces, seatedAsymmetry } from './seated-asymmetry'

/** A panel at design conditions: its output, and the temperature that it radiates as. */
export type LaidPanel = PanelSize & { readonly watts: number; readonly radiantC: number }

/** Why there are fewer panels than the load asks for, or none. */
export type LayoutLimit = 'space' | 'asymmetry'

export type Layout =
  | {
      ok: true
      panels: PlanRectangle[]
      watts: number
      /** Load without a panel, W. */
      shortfallWatts: number
      limitedBy: LayoutLimit | null
      /** Lowest over mean radiation in the occupied area. */
      evenness: number
      /** Largest radiant asymmetry in the occupied area at seated height, K. */
      asymmetryK: number
    }
  | { ok: false; reason: LayoutLimit | 'slope-across-corners' | 'no-load' }

type Asked = {
  plan: RoomPlan
  /** Temperatures at design conditions. */
  surfaces: PlanSurfaces
  panel: LaidPanel
  loadWatts: number
}

/**
 * Panels for the load of a room, or a shortfall: as many as it needs, as evenly as they go, and fewer if they do not fit
 * or would make the ceiling too warm (ISO 7730:2005, table A.4, categories A and B). Throws OutOfRange.
 */
export function layOut({ plan, surfaces, panel, loadWatts }: Asked): Layout {
  const face = ceilingFace(plan)
  if (!face) return { ok: false, reason: 'slope-across-corners' }
  const wanted = panelsForPower({ watts: loadWatts, panelWatts: panel.watts }).panels
  if (wanted === 0) return { ok: false, reason: 'no-load' }
  const places = placesFor({ plan: face.onFace, size: panel })
  if (places.length === 0) return { ok: false, reason: 'space' }
  const grid = occupiedGrid(plan)
  const { viewOf, globeOf } = seatedViews({ plan, grid })
  const onPlan = remembered(face.toPlan)
  const shareOf = (panel: PlanRectangle) => globeOf(onPlan(panel))
  const arranged = arranger({ places, cells: grid.cells.length, shareOf })
  const asymmetryOf = seatedAsymmetry({ plan, surfaces, radiantC: panel.radiantC, grid, viewOf })

  const withoutPanelsK = asymmetryOf([])
  let count = wanted
  let limitedBy: LayoutLimit | null = null
  while (count > 0) {
    const { panels: found, evenness } = arranged(count)
    const panels = found.map(onPlan)
    if (panels.length < count) limitedBy = 'space'
    const asymmetryK = asymmetryOf(panels)
    const { category, limitK } = judgeCeiling(asymmetryK)
    if (category === 'A') {
      const watts = panels.length * panel.watts
      const shortfallWatts = Math.max(0, loadWatts - watts)
      return { ok: true, panels, watts, shortfallWatts, limitedBy, evenness, asymmetryK }
    }
    limitedBy = 'asymmetry'
    // The excess is nearly proportional to the panels, so that most counts in between need no trial.
    const share = (limitK - withoutPanelsK) / (asymmetryK - withoutPanelsK)
    count = Math.max(0, Math.min(panels.length - 1, Math.ceil(panels.length * share)))
  }
  return { ok: false, reason: 'asymmetry' }
}

/** The same object for the same panel, by which its views are kept. */
function remembered(of: (panel: PlanRectangle) => PlanRectangle) {
  const known = new Map<PlanRectangle, PlanRectangle>()
  return (panel: PlanRectangle): PlanRectangle => {
    const found = known.get(panel) ?? of(panel)
    known.set(panel, found)
    return found
  }
}
