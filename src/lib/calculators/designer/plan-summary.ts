import type { DesignRoom } from '@/lib/domain/design/design'
import { extentOfAll } from '@/lib/domain/design/extent'
import { type Outline, outlineAreaM2 } from '@/lib/domain/room-plan/outline'

/** `areaM2`: of all rooms. `thumbnail`: a line drawing of the lowest floor, for an `svg` element and its `path`. */
export type PlanSummary = { areaM2: number; thumbnail: { viewBox: string; path: string } }

/** Wide enough for each typical plan, so that all of them are drawn to one scale. */
const FRAME_MM = 12_000
const MM_PER_UNIT = 50

/** What a plan looks like where it is chosen. */
export function planSummary(rooms: readonly Pick<DesignRoom, 'storey' | 'outline'>[]): PlanSummary {
  const areaM2 = Math.round(rooms.reduce((sum, { outline }) => sum + outlineAreaM2(outline), 0))
  const lowest = Math.min(...rooms.map(({ storey }) => storey))
  const floor = rooms.filter(({ storey }) => storey === lowest)
  return { areaM2, thumbnail: drawingOf(floor.map(({ outline }) => outline)) }
}

/** In the middle of a square frame, with north at the top. */
function drawingOf(outlines: readonly Outline[]): PlanSummary['thumbnail'] {
  const { westMm, eastMm, southMm, northMm } = extentOfAll(outlines)
  const leftMm = (FRAME_MM - eastMm - westMm) / 2
  const topMm = (FRAME_MM + northMm + southMm) / 2
  const inUnits = (mm: number) => Math.round(mm / MM_PER_UNIT)
  const path = outlines.map((outline) => {
    const corners = outline.map(({ xMm, yMm }) => `${inUnits(leftMm + xMm)} ${inUnits(topMm - yMm)}`)
    return `M${corners.join('L')}Z`
  })
  const side = inUnits(FRAME_MM)
  return { viewBox: `0 0 ${side} ${side}`, path: path.join('') }
}
