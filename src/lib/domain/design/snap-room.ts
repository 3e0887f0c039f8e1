import type { PlanPoint } from '../room-plan/corners'
import type { Outline } from '../room-plan/outline'

/** A line of the plan to which something snapped: all of its points have this x, or this y. */
export type Guide = { readonly along: 'x' | 'y'; readonly atMm: number }

type Snap = { by: PlanPoint; guides: Guide[] }

type Input = {
  outline: Outline
  by: PlanPoint
  /** The other rooms of the storey. */
  others: readonly Outline[]
  /** From how far away a wall is drawn to the line of another. */
  reachMm: number
}

/** Moves a room so that its walls fall into line with those of its neighbours, where they nearly do. */
export function snappedMove({ outline, by, others, reachMm }: Input): Snap {
  const x = nearest(
    outline.map(({ xMm }) => xMm + by.xMm),
    others.flat().map(({ xMm }) => xMm),
    reachMm,
  )
  const y = nearest(
    outline.map(({ yMm }) => yMm + by.yMm),
    others.flat().map(({ yMm }) => yMm),
    reachMm,
  )
  return {
    by: { xMm: by.xMm + (x?.moreMm ?? 0), yMm: by.yMm + (y?.moreMm ?? 0) },
    guides: [
      ...(x ? [{ along: 'y', atMm: x.atMm } as const] : []),
      ...(y ? [{ along: 'x', atMm: y.atMm } as const] : []),
    ],
  }
}

/** Moves one line, such as that of a wall, in the same way. `axis`: the coordinate that its points share. */
export function snappedLine({
  atMm,
  axis,
  others,
  reachMm,
}: { atMm: number; axis: 'x' | 'y' } & Omit<Input, 'outline' | 'by'>) {
  const lines = others.flat().map(({ xMm, yMm }) => (axis === 'x' ? xMm : yMm))
  const found = nearest([atMm], lines, reachMm)
  return {
    atMm: found?.atMm ?? atMm,
    guides: found ? [{ along: axis === 'x' ? 'y' : 'x', atMm: found.atMm } satisfies Guide] : [],
  }
}

/** The smallest move that brings one of the moving lines onto one of the others. */
export function nearest(moving: readonly number[], lines: readonly number[], reachMm: number) {
  let best: { moreMm: number; atMm: number } | null = null
  for (const atMm of lines)
    for (const from of moving) {
      const moreMm = atMm - from
      if (Math.abs(moreMm) <= Math.abs(best?.moreMm ?? reachMm)) best = { moreMm, atMm }
    }
  return best
}
