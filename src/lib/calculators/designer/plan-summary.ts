import { extentOfAll } from '@/lib/domain/design/extent'
import type { Outline } from '@/lib/domain/room-plan/outline'

/** A line drawing of a floor for an `svg` element and its `path`. */
export type PlanThumbnail = { viewBox: string; path: string }

/** Wide enough for each typical plan, so that all of them are drawn to one scale. */
const FRAME_MM = 12_000
const MM_PER_UNIT = 50

/** The rooms of a floor in the middle of a square frame, north at the top. `rooms`: the outline of each. */
export function planThumbnail(rooms: readonly Outline[]): PlanThumbnail {
  const { westMm, eastMm, southMm, northMm } = extentOfAll(rooms)
  const leftMm = (FRAME_MM - eastMm - westMm) / 2
  const topMm = (FRAME_MM + northMm + southMm) / 2
  const inUnits = (mm: number) => Math.round(mm / MM_PER_UNIT)
  const path = rooms.map((outline) => {
    const corners = outline.map(({ xMm, yMm }) => `${inUnits(leftMm + xMm)} ${inUnits(topMm - yMm)}`)
    return `M${corners.join('L')}Z`
  })
  const side = inUnits(FRAME_MM)
  return { viewBox: `0 0 ${side} ${side}`, path: path.join('') }
}
