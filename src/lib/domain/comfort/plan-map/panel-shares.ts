import { ceilingMmAt, isLevel } from '../../room-plan/ceiling'
import { cosineOf, slopeAxis } from '../../room-plan/ceiling-face'
import type { PlanRectangle } from '../../room-plan/rectangle'
import { hidingWalls, type PointM, type Shadow, shadowsFrom, visiblePieces } from '../../room-plan/sight'
import { overheadShare, solidShare } from '../radiant-field/polygon-in-space'
import { polygonFacingShare, polygonGlobeShare } from '../radiant-field/polygon-in-view'
import { rotateBy, type Rotation, shareOfRotation, tiltedShare } from '../radiant-field/rectangle-in-view'
import { cachedShares } from './cached-shares'
import { centreOf } from './plan-grid'
import type { PanelSight, Viewpoints } from './viewpoints'

/** View factors of a panel from each cell of `grid.cells`: of a small globe, and of a small element facing up. */
export type PanelShares = { globe: Float64Array; up: Float64Array }

/** The centre of a cell, and the shadows that walls cast as seen from there. */
type View = { from: PointM; shadows: readonly Shadow[] }

const NONE: readonly Shadow[] = []

/**
 * Prepares the view factors of panels on a level or sloping ceiling. Panels are given by their outlines on the plan.
 * The view factors of a panel are valid until it is moved.
 */
export function panelViewer(viewpoints: Viewpoints) {
  const { outline, grid } = viewpoints
  const hiding = hidingWalls(outline)
  const views = Array.from(grid.cells, (index): View => {
    const from = centreOf(grid, index)
    return { from, shadows: hiding.length === 0 ? NONE : shadowsFrom(from, hiding) }
  })
  const parts = partsInView(viewpoints)
  const wholes = wholesInView(viewpoints)
  const ofViews = (shareOf: (view: View) => number) => sharesOf(views, shareOf)
  const globeOfAll = (panels: readonly PlanRectangle[]): Float64Array => {
    const shapes = panels.map((panel) => ({ shape: cornersOf(panel), turn: wholes?.(panel).turn }))
    const turned = { real: 1, imaginary: 0 }
    return ofViews(({ from, shadows }) => {
      let inParts = 0
      turned.real = 1
      turned.imaginary = 0
      for (const { shape, turn } of shapes) {
        const seen = visiblePieces(shape, shadows)
        if (turn && seen === null) turn(turned, from)
        else for (const part of seen ?? [shape]) inParts += parts.globe(part, from)
      }
      return inParts + shareOfRotation(turned)
    })
  }
  const upOf = (panel: PlanRectangle): Float64Array => {
    const shape = cornersOf(panel)
    const whole = wholes?.(panel).up
    return ofViews(({ from, shadows }) => {
      const seen = visiblePieces(shape, shadows)
      if (whole && seen === null) return whole(from)
      return (seen ?? [shape]).reduce((sum, part) => sum + parts.up(part, from), 0)
    })
  }
  const globeOf = (panel: PlanRectangle) => globeOfAll([panel])
  const sightOf = (panel: PlanRectangle) =>
    sightIn({ views, parts, shape: cornersOf(panel), whole: wholes?.(panel) ?? null, isHidden: hiding.length > 0 })
  return {
    sightOf,
    /** For many panels one by one, as in a search. */
    cachedGlobe: () => cachedShares(viewpoints, sightOf),
    /** For several panels together, which is quicker than one by one. They must not overlap. */
    globeOfAll,
    globeOf,
    upOf,
  }
}

/** A loop, because `Float64Array.from` takes several times as long. */
function sharesOf(views: readonly View[], shareOf: (view: View) => number): Float64Array {
  const shares = new Float64Array(views.length)
  let cell = 0
  for (const view of views) {
    shares[cell] = shareOf(view)
    cell += 1
  }
  return shares
}

type Sight = {
  views: readonly View[]
  parts: ReturnType<typeof partsInView>
  shape: readonly PointM[]
  whole: WholeInView | null
  /** Whether walls hide parts of the ceiling from somewhere. */
  isHidden: boolean
}

/** How a panel is seen from single cells. */
function sightIn({ views, parts, shape, whole, isHidden }: Sight): PanelSight {
  const turned = { real: 1, imaginary: 0 }
  const partsAt = (cell: number) => {
    const seen = visiblePieces(shape, views[cell]?.shadows ?? NONE)
    return whole ? seen : (seen ?? [shape])
  }
  return {
    partsAt: whole && !isHidden ? null : partsAt,
    shareOf: (cell, seen) => {
      const from = views[cell]?.from
      if (!from) return NaN
      if (seen || !whole) return (seen ?? [shape]).reduce((sum, part) => sum + parts.globe(part, from), 0)
      turned.real = 1
      turned.imaginary = 0
      whole.turn(turned, from)
      return shareOfRotation(turned)
    },
  }
}

type WholeInView = ReturnType<NonNullable<ReturnType<typeof wholesInView>>>

/** View factors of whole panels, as rectangles. Null unless the ceiling is level or rises along an axis. */
function wholesInView({ ceiling, heightM }: Viewpoints) {
  const axis = isLevel(ceiling) ? 'x' : slopeAxis(ceiling)
  if (axis === null) return null
  const cosine = cosineOf(ceiling)
  const rise = ceiling.riseMmPerM[axis] / 1_000
  const gapM = ceiling.heightMm / 1_000 - heightM
  return (panel: PlanRectangle) => {
    const [west, east, south, north] = metresOf(panel)
    const [low, high, left, right] = axis === 'x' ? [west, east, south, north] : [south, north, west, east]
    // In the frame of the slope: the ceiling is `over` above a receiver, whose perpendicular has its foot further down.
    const turnAt = (turned: Rotation, at: number, beside: number): void => {
      const over = gapM + rise * at
      const foot = over * rise * cosine
      const up1 = (low - at) / cosine + foot
      const up2 = (high - at) / cosine + foot
      rotateBy(turned, up1, up2, left - beside, right - beside, over * cosine)
    }
    const upAt = (at: number, beside: number): number => {
      const over = gapM + rise * at
      const foot = over * rise * cosine
      const [over1, over2] = [low - at, high - at]
      const [up1, up2] = [over1 / cosine + foot, over2 / cosine + foot]
      return tiltedShare(up1, up2, left - beside, right - beside, over * cosine, over1, over2, cosine)
    }
    // Both axes are written out, because reading a property by a variable name is slow.
    return axis === 'x'
      ? { turn: (turned: Rotation, { x, y }: PointM) => turnAt(turned, x, y), up: ({ x, y }: PointM) => upAt(x, y) }
      : { turn: (turned: Rotation, { x, y }: PointM) => turnAt(turned, y, x), up: ({ x, y }: PointM) => upAt(y, x) }
  }
}

/** View factors of partly hidden panels, which corners of the room cut to polygons, and of panels on any slope. */
function partsInView({ ceiling, heightM }: Viewpoints) {
  const gapM = ceiling.heightMm / 1_000 - heightM
  const overM = ({ x, y }: PointM) => ceilingMmAt(ceiling, { xMm: 1_000 * x, yMm: 1_000 * y }) / 1_000 - heightM
  const flat = (part: readonly PointM[], { x, y }: PointM) =>
    part.map((corner) => ({ x: corner.x - x, y: corner.y - y }))
  const tilted = (part: readonly PointM[], { x, y }: PointM) =>
    part.map((corner) => ({ x: corner.x - x, y: corner.y - y, z: overM(corner) }))
  return isLevel(ceiling)
    ? {
        globe: (part: readonly PointM[], from: PointM) => polygonGlobeShare(flat(part, from), gapM),
        up: (part: readonly PointM[], from: PointM) => polygonFacingShare(flat(part, from), gapM),
      }
    : {
        globe: (part: readonly PointM[], from: PointM) => solidShare(tilted(part, from)),
        up: (part: readonly PointM[], from: PointM) => overheadShare(tilted(part, from)),
      }
}

const metresOf = ({ westMm, eastMm, southMm, northMm }: PlanRectangle) =>
  [westMm / 1_000, eastMm / 1_000, southMm / 1_000, northMm / 1_000] as const

function cornersOf(panel: PlanRectangle): PointM[] {
  const [west, east, south, north] = metresOf(panel)
  return [
    { x: west, y: south },
    { x: east, y: south },
    { x: east, y: north },
    { x: west, y: north },
  ]
}
