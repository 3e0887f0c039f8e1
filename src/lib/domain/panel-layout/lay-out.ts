import { panelsForPower } from '../building/heat-loss/panels'
import { judgeCeiling } from '../comfort/asymmetry'
import { type CeilingFace, ceilingFace } from '../room-plan/ceiling-face'
import { outlineAreaM2, SNAP_MM } from '../room-plan/outline'
import type { PlanRectangle } from '../room-plan/rectangle'
import type { RoomPlan } from '../room-plan/room-plan'
import { type Arrangement, arranger } from './arrange'
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

/** In larger rooms panels are first placed in steps of 100 mm, which is as even and takes a third of the time. */
const LARGE_M2 = 30

/**
 * Panels for the load of a room, or a shortfall: as many as it needs, as evenly as they go, and fewer if they do not fit
 * or would make the ceiling too warm (ISO 7730:2005, table A.4, categories A and B). Throws OutOfRange.
 */
export function layOut(asked: Asked): Layout {
  const face = ceilingFace(asked.plan)
  if (!face) return { ok: false, reason: 'slope-across-corners' }
  const { panels: wanted } = panelsForPower({ watts: asked.loadWatts, panelWatts: asked.panel.watts })
  if (wanted === 0) return { ok: false, reason: 'no-load' }
  const laid = (stepMm: number) => laidOut({ ...asked, face, wanted, stepMm })
  if (outlineAreaM2(face.onFace.outline) <= LARGE_M2) return laid(SNAP_MM)
  const coarse = laid(2 * SNAP_MM)
  const isShort = coarse.ok ? coarse.limitedBy === 'space' : coarse.reason === 'space'
  return isShort ? laid(SNAP_MM) : coarse
}

type Laying = Asked & { face: CeilingFace; wanted: number; stepMm: number }

function laidOut({ plan, surfaces, panel, loadWatts, face, wanted, stepMm }: Laying): Layout {
  const places = placesFor({ plan: face.onFace, size: panel, stepMm })
  if (places.length === 0) return { ok: false, reason: 'space' }
  const grid = occupiedGrid(plan)
  const { viewOf, keptGlobe } = seatedViews({ plan, grid })
  const globeOf = keptGlobe()
  const arrange = arranger({
    places,
    cells: grid.cells.length,
    shareOf: (place) => globeOf(face.toPlan(place)),
  })
  const asymmetryOf = seatedAsymmetry({ plan, surfaces, radiantC: panel.radiantC, grid, viewOf })

  const withoutPanelsK = asymmetryOf([])
  let count = wanted
  let limitedBy: LayoutLimit | null = null
  let before: Arrangement | undefined
  while (count > 0) {
    const found = arrange({ count, before })
    const [best] = found
    if (best.panels.length < count) limitedBy = 'space'
    const judged = found.map(({ panels: onFace, evenness }) => {
      const panels = onFace.map(face.toPlan)
      return { panels, evenness, asymmetryK: asymmetryOf(panels) }
    })
    const allowed = judged.find(({ asymmetryK }) => judgeCeiling(asymmetryK).category === 'A')
    if (allowed) {
      const watts = allowed.panels.length * panel.watts
      return { ok: true, ...allowed, watts, shortfallWatts: Math.max(0, loadWatts - watts), limitedBy }
    }
    limitedBy = 'asymmetry'
    // The excess is nearly proportional to the panels, so that most counts in between need no trial.
    const leastK = judged.reduce((least, { asymmetryK }) => Math.min(least, asymmetryK), Infinity)
    const share = (judgeCeiling(leastK).limitK - withoutPanelsK) / (leastK - withoutPanelsK)
    before = best
    count = Math.min(best.panels.length - 1, Math.ceil(best.panels.length * share))
  }
  return { ok: false, reason: 'asymmetry' }
}
