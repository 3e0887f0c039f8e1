import type { PlanRectangle } from '@/lib/domain/room-plan/rectangle'

import { TEXT_PX } from './handles-of'

/** The size of text on a plan that is shown whole, as a share of its longer side. */
export const TEXT_SHARE = 1 / 34

/** The size of the drawing on screen, px. */
export type ScreenSize = { widthPx: number; heightPx: number }

/** What of the plan is in view: the middle of the picture, and its scale. */
export type Zoom = { xMm: number; yMm: number; mmPerPx: number }

/** Space around the plan for the lengths of walls and the reach of handles. */
const MARGIN_PX = 34

/** The buttons of the view are in the top right corner, where they must not cover a handle. */
const BESIDE_BUTTONS = { rightPx: 76, topPx: MARGIN_PX }
const BELOW_BUTTONS = { rightPx: MARGIN_PX, topPx: 164 }

/** From 1 px for 1 mm to a plan of the largest reach. */
const SCALES = { least: 1, most: 500 } as const

/** All of a plan, as large as it fits on screen beside or below the buttons. */
export function fittedZoom({ westMm, eastMm, southMm, northMm }: PlanRectangle, size: ScreenSize): Zoom {
  const fitted = ({ rightPx, topPx }: { rightPx: number; topPx: number }): Zoom => {
    const mmPerPx = Math.max(
      (eastMm - westMm) / Math.max(1, size.widthPx - MARGIN_PX - rightPx),
      (northMm - southMm) / Math.max(1, size.heightPx - MARGIN_PX - topPx),
      SCALES.least,
    )
    return {
      xMm: (westMm + eastMm) / 2 + (mmPerPx * (rightPx - MARGIN_PX)) / 2,
      yMm: (southMm + northMm) / 2 + (mmPerPx * (topPx - MARGIN_PX)) / 2,
      mmPerPx,
    }
  }
  const [beside, below] = [fitted(BESIDE_BUTTONS), fitted(BELOW_BUTTONS)]
  return below.mmPerPx < beside.mmPerPx ? below : beside
}

export const viewBoxOf = ({ xMm, yMm, mmPerPx }: Zoom, { widthPx, heightPx }: ScreenSize): string =>
  [xMm - (mmPerPx * widthPx) / 2, -yMm - (mmPerPx * heightPx) / 2, mmPerPx * widthPx, mmPerPx * heightPx]
    .map((mm) => Math.round(mm * 10) / 10)
    .join(' ')

/** A point of the screen, from the top left corner of the drawing. */
export type ScreenPoint = { x: number; y: number }

type Pinch = { from: readonly ScreenPoint[]; to: readonly ScreenPoint[]; size: ScreenSize }

/** What is in view after one or two fingers have moved: what was below them stays below them. */
export function pinched(zoom: Zoom, { from, to, size }: Pinch): Zoom {
  const [start, end] = [middleOf(from), middleOf(to)]
  const factor = from.length > 1 ? spanOf(from) / Math.max(1, spanOf(to)) : 1
  const mmPerPx = Math.max(SCALES.least, Math.min(zoom.mmPerPx * factor, SCALES.most))
  const fromMiddle = (point: ScreenPoint) => ({ x: point.x - size.widthPx / 2, y: point.y - size.heightPx / 2 })
  const [was, is] = [fromMiddle(start), fromMiddle(end)]
  return {
    xMm: zoom.xMm + was.x * zoom.mmPerPx - is.x * mmPerPx,
    yMm: zoom.yMm - was.y * zoom.mmPerPx + is.y * mmPerPx,
    mmPerPx,
  }
}

/** Zooms by a factor around a point that stays where it is. */
export const zoomedAt = (zoom: Zoom, { at, by, size }: { at: ScreenPoint; by: number; size: ScreenSize }): Zoom => {
  const beside = { x: at.x + 100, y: at.y }
  const away = { x: at.x + 100 * by, y: at.y }
  const { mmPerPx } = pinched(zoom, { from: [at, beside], to: [at, away], size })
  const [x, y] = [at.x - size.widthPx / 2, at.y - size.heightPx / 2]
  return { xMm: zoom.xMm + x * (zoom.mmPerPx - mmPerPx), yMm: zoom.yMm - y * (zoom.mmPerPx - mmPerPx), mmPerPx }
}

const middleOf = (points: readonly ScreenPoint[]): ScreenPoint => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})

const spanOf = ([one, other]: readonly ScreenPoint[]): number =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0

export const textMmOf = ({ mmPerPx }: Zoom): number => TEXT_PX * mmPerPx
