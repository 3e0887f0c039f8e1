import type { PlanRectangle } from '../room-plan/rectangle'

/** A line through the centres of panels, along an axis of the plan. */
type SharedLine = {
  readonly along: 'x' | 'y'
  /** On the other axis. */
  readonly atMm: number
  readonly fromMm: number
  readonly toMm: number
}

/** Closer centres count as being in line: nobody sees the difference. */
const IN_LINE_MM = 5

/** The centre lines that two or more panels share, from the first of them to the last. */
export const sharedLines = (panels: readonly PlanRectangle[]): SharedLine[] => [
  ...linesAlong('x', panels),
  ...linesAlong('y', panels),
]

function linesAlong(along: SharedLine['along'], panels: readonly PlanRectangle[]): SharedLine[] {
  const centres = panels
    .map(({ westMm, eastMm, southMm, northMm }) => {
      const [xMm, yMm] = [(westMm + eastMm) / 2, (southMm + northMm) / 2]
      return along === 'x' ? { atMm: yMm, onMm: xMm } : { atMm: xMm, onMm: yMm }
    })
    .toSorted((one, other) => one.atMm - other.atMm)
  const groups: (typeof centres)[] = []
  for (const centre of centres) {
    const last = groups.at(-1)
    if (last && centre.atMm - (last[0]?.atMm ?? NaN) <= IN_LINE_MM) last.push(centre)
    else groups.push([centre])
  }
  return groups.flatMap((group) => {
    const [first] = group
    if (!first || group.length === 1) return []
    const on = group.map(({ onMm }) => onMm)
    return [{ along, atMm: first.atMm, fromMm: Math.min(...on), toMm: Math.max(...on) }]
  })
}
