import { PLAN_MARGIN_MM, type PlanPaper } from '@/lib/domain/design/plan-paper'
import type { PlanPoint } from '@/lib/domain/room-plan/corners'
import type { PlanRectangle } from '@/lib/domain/room-plan/rectangle'

import { MM } from './sheet'

/** Positions and lengths of a room on paper, in points. */
export type PlanScale = {
  width: number
  height: number
  at: (point: PlanPoint) => { x: number; y: number }
  length: (mm: number) => number
}

/** A room to scale, with margins for dimensions. The scale is exact, since nothing is fitted to the page. */
export function planScale({ extent, scale }: { extent: PlanRectangle } & Pick<PlanPaper, 'scale'>): PlanScale {
  const length = (mm: number) => (mm / scale) * MM
  const margin = PLAN_MARGIN_MM * MM
  return {
    width: length(extent.eastMm - extent.westMm) + 2 * margin,
    height: length(extent.northMm - extent.southMm) + 2 * margin,
    at: ({ xMm, yMm }) => ({ x: margin + length(xMm - extent.westMm), y: margin + length(extent.northMm - yMm) }),
    length,
  }
}
