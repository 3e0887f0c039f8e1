import { SNAP_MM } from '../room-plan/outline'
import type { PlanRectangle } from '../room-plan/rectangle'
import type { RoomPlan } from '../room-plan/room-plan'

/** The share of lights that are neither in line with panels nor half-way between two lines. */
export function lightsBeside(panels: readonly PlanRectangle[], { obstacles }: RoomPlan): number {
  const lights = obstacles.filter(({ kind }) => kind === 'light')
  if (lights.length === 0) return 0
  const xs = linesOf(panels.map(({ westMm, eastMm }) => (westMm + eastMm) / 2))
  const ys = linesOf(panels.map(({ southMm, northMm }) => (southMm + northMm) / 2))
  const beside = lights.filter(
    ({ area: { westMm, eastMm, southMm, northMm } }) =>
      !isNearOneOf(xs, (westMm + eastMm) / 2) && !isNearOneOf(ys, (southMm + northMm) / 2),
  )
  return beside.length / lights.length
}

/** Centre lines, and those half-way between neighbours. */
function linesOf(valuesMm: readonly number[]): number[] {
  const lines = [...new Set(valuesMm)].toSorted((one, other) => one - other)
  return [...lines, ...lines.slice(1).map((line, index) => (line + (lines[index] ?? line)) / 2)]
}

const isNearOneOf = (lines: readonly number[], mm: number) => lines.some((line) => Math.abs(line - mm) <= SNAP_MM)
