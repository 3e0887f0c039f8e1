import { type Ceiling, ceilingMmAt, isLevel } from '../../room-plan/ceiling'
import type { Outline } from '../../room-plan/outline'
import type { PlanRectangle } from '../../room-plan/rectangle'
import { hidingWalls, type Place, shadowsFrom, visibleParts } from '../../room-plan/sight'
import { overheadShare, solidShare } from '../radiant-field/polygon-in-space'
import { polygonFacingShare, polygonGlobeShare } from '../radiant-field/polygon-in-view'
import { facingShare, globeShare } from '../radiant-field/rectangle-in-view'
import { centreOf, type PlanGrid } from './plan-grid'

/** View factors of a panel from each cell of `grid.cells`: of a small globe, and of a small element facing up. */
export type PanelShares = { globe: Float64Array; up: Float64Array }

/** Where panels are looked at from: every cell, `heightM` above the floor. */
export type Viewpoints = { outline: Outline; ceiling: Ceiling; grid: PlanGrid; heightM: number }

/** Prepares the views of any panel of a ceiling, level or sloping; panels are as they lie over the plan. A panel's own view can be kept for as long as it is not moved. */
export function panelViewer({ outline, ceiling, grid, heightM }: Viewpoints) {
  const gapM = ceiling.heightMm / 1_000 - heightM
  const overM = ({ x, y }: Place) => ceilingMmAt(ceiling, { xMm: 1_000 * x, yMm: 1_000 * y }) / 1_000 - heightM
  const hiding = hidingWalls(outline)
  const views = Array.from(grid.cells, (place) => {
    const from = centreOf(grid, place)
    return { from, shadows: shadowsFrom(from, hiding) }
  })
  const sharesOf = (
    panel: PlanRectangle,
    { whole, part, tilted }: { whole: typeof globeShare; part: typeof polygonGlobeShare; tilted: typeof solidShare },
  ) => {
    const shares = new Float64Array(views.length)
    const [x1, x2] = [panel.westMm / 1_000, panel.eastMm / 1_000]
    const [y1, y2] = [panel.southMm / 1_000, panel.northMm / 1_000]
    const shape = cornersOf({ x1, x2, y1, y2 })
    views.forEach(({ from: { x, y }, shadows }, cell) => {
      if (!isLevel(ceiling)) {
        for (const visible of shadows.length === 0 ? [shape] : visibleParts(shape, shadows)) {
          const seen = visible.map((corner) => ({ x: corner.x - x, y: corner.y - y, z: overM(corner) }))
          shares[cell] = (shares[cell] ?? NaN) + tilted(seen)
        }
        return
      }
      const parts = shadows.length === 0 ? null : visibleParts(shape, shadows)
      if (!parts || parts[0] === shape) {
        shares[cell] = whole(x1 - x, x2 - x, y1 - y, y2 - y, gapM)
        return
      }
      for (const visible of parts) {
        const seen = visible.map((corner) => ({ x: corner.x - x, y: corner.y - y }))
        shares[cell] = (shares[cell] ?? NaN) + part(seen, gapM)
      }
    })
    return shares
  }
  const globeOf = (panel: PlanRectangle) =>
    sharesOf(panel, { whole: globeShare, part: polygonGlobeShare, tilted: solidShare })
  const upOf = (panel: PlanRectangle) =>
    sharesOf(panel, { whole: facingShare, part: polygonFacingShare, tilted: overheadShare })
  return { globeOf, upOf, viewOf: (panel: PlanRectangle): PanelShares => ({ globe: globeOf(panel), up: upOf(panel) }) }
}

const cornersOf = ({ x1, x2, y1, y2 }: { x1: number; x2: number; y1: number; y2: number }): Place[] => [
  { x: x1, y: y1 },
  { x: x2, y: y1 },
  { x: x2, y: y2 },
  { x: x1, y: y2 },
]
