import { type Ceiling, ceilingMmAt, isLevel } from '../../room-plan/ceiling'
import { cosineOf, slopeAxis } from '../../room-plan/ceiling-face'
import type { Outline } from '../../room-plan/outline'
import type { PlanRectangle } from '../../room-plan/rectangle'
import { hidingWalls, type Place, type Shadow, shadowsFrom, visibleParts } from '../../room-plan/sight'
import { overheadShare, solidShare } from '../radiant-field/polygon-in-space'
import { polygonFacingShare, polygonGlobeShare } from '../radiant-field/polygon-in-view'
import { globeShare, tiltedShare } from '../radiant-field/rectangle-in-view'
import { centreOf, type PlanGrid } from './plan-grid'

/** View factors of a panel from each cell of `grid.cells`: of a small globe, and of a small element facing up. */
export type PanelShares = { globe: Float64Array; up: Float64Array }

/** Where panels are looked at from: every cell, `heightM` above the floor. */
export type Viewpoints = { outline: Outline; ceiling: Ceiling; grid: PlanGrid; heightM: number }

/** What lies between a panel and a cell: nothing, or walls. */
type View = { from: Place; shadows: readonly Shadow[] }

/**
 * Prepares the views of any panel of a ceiling, level or sloping; panels are as they lie over the plan. A panel's own view
 * can be kept for as long as it is not moved.
 */
export function panelViewer(viewpoints: Viewpoints) {
  const { outline, grid } = viewpoints
  const hiding = hidingWalls(outline)
  const views = Array.from(grid.cells, (place): View => {
    const from = centreOf(grid, place)
    return { from, shadows: hiding.length === 0 ? [] : shadowsFrom(from, hiding) }
  })
  const parts = partsInView(viewpoints)
  const wholes = wholesInView(viewpoints)
  const sharesOf = (panel: PlanRectangle, kind: keyof PanelShares) => {
    const shares = new Float64Array(views.length)
    const shape = cornersOf(panel)
    const whole = wholes?.(panel)[kind]
    for (let cell = 0; cell < views.length; cell += 1) {
      const view = views[cell]
      if (!view) continue
      const { from, shadows } = view
      const seen = shadows.length === 0 ? null : visibleParts(shape, shadows)
      if (whole && (seen === null || seen[0] === shape)) shares[cell] = whole(from.x, from.y)
      else shares[cell] = (seen ?? [shape]).reduce((sum, part) => sum + parts[kind](part, from), 0)
    }
    return shares
  }
  const globeOf = (panel: PlanRectangle) => sharesOf(panel, 'globe')
  const upOf = (panel: PlanRectangle) => sharesOf(panel, 'up')
  return { globeOf, upOf, viewOf: (panel: PlanRectangle): PanelShares => ({ globe: globeOf(panel), up: upOf(panel) }) }
}

/** Views of whole panels, which are rectangles on a ceiling that rises along an axis; null for any other. */
function wholesInView({ ceiling, heightM }: Viewpoints) {
  const axis = isLevel(ceiling) ? 'x' : slopeAxis(ceiling)
  if (axis === null) return null
  const cosine = cosineOf(ceiling)
  const rise = ceiling.riseMmPerM[axis] / 1_000
  const gapM = ceiling.heightMm / 1_000 - heightM
  return (panel: PlanRectangle) => {
    const south = { from: panel.southMm / 1_000, to: panel.northMm / 1_000 }
    const west = { from: panel.westMm / 1_000, to: panel.eastMm / 1_000 }
    const [up, across] = axis === 'x' ? [west, south] : [south, west]
    // In the frame of the slope: the receiver is `over` below the ceiling, and the foot of its perpendicular is lower down.
    // Written out twice: a shared list of the five distances, made for every place, takes a fifth longer.
    const globe = (at: number, beside: number) => {
      const over = gapM + rise * at
      const foot = over * rise * cosine
      return globeShare(
        (up.from - at) / cosine + foot,
        (up.to - at) / cosine + foot,
        across.from - beside,
        across.to - beside,
        over * cosine,
      )
    }
    const facingUp = (at: number, beside: number) => {
      const over = gapM + rise * at
      const foot = over * rise * cosine
      return tiltedShare(
        (up.from - at) / cosine + foot,
        (up.to - at) / cosine + foot,
        across.from - beside,
        across.to - beside,
        over * cosine,
        up.from - at,
        up.to - at,
        cosine,
      )
    }
    return axis === 'x'
      ? { globe, up: facingUp }
      : { globe: (x: number, y: number) => globe(y, x), up: (x: number, y: number) => facingUp(y, x) }
  }
}

/** Views of parts of panels, which corners of the room cut to polygons, and of panels on any slope. */
function partsInView({ ceiling, heightM }: Viewpoints) {
  const gapM = ceiling.heightMm / 1_000 - heightM
  const overM = ({ x, y }: Place) => ceilingMmAt(ceiling, { xMm: 1_000 * x, yMm: 1_000 * y }) / 1_000 - heightM
  const flat = (part: readonly Place[], { x, y }: Place) => part.map((corner) => ({ x: corner.x - x, y: corner.y - y }))
  const tilted = (part: readonly Place[], { x, y }: Place) =>
    part.map((corner) => ({ x: corner.x - x, y: corner.y - y, z: overM(corner) }))
  return isLevel(ceiling)
    ? {
        globe: (part: readonly Place[], from: Place) => polygonGlobeShare(flat(part, from), gapM),
        up: (part: readonly Place[], from: Place) => polygonFacingShare(flat(part, from), gapM),
      }
    : {
        globe: (part: readonly Place[], from: Place) => solidShare(tilted(part, from)),
        up: (part: readonly Place[], from: Place) => overheadShare(tilted(part, from)),
      }
}

function cornersOf({ westMm, eastMm, southMm, northMm }: PlanRectangle): Place[] {
  const [west, east, south, north] = [westMm / 1_000, eastMm / 1_000, southMm / 1_000, northMm / 1_000]
  return [
    { x: west, y: south },
    { x: east, y: south },
    { x: east, y: north },
    { x: west, y: north },
  ]
}
