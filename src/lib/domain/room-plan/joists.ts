import type { PlanRectangle } from './rectangle'

/** Parallel joists above a ceiling: usual centres are 400, 450 and 600 mm. */
export type Joists = {
  readonly spacingMm: 400 | 450 | 600
  /** The axis that they run along. */
  readonly along: 'x' | 'y'
  /** Centre line of any one of them, on the other axis. */
  readonly oneAtMm: number
}

/**
 * Channels are screwed across the joists at two of them (installation guide, four screws for each panel), each at least
 * a joist's width from the edge of the panel. Assumed on 2026-11-23: joists are less than 50 mm thick.
 */
const JOISTS_PER_PANEL = 2
const FROM_EDGE_MM = 50

/** The centre lines of the joists to which a panel can be fixed. */
export function joistsBehind({ joists, panel }: { joists: Joists; panel: PlanRectangle }): number[] {
  const { spacingMm, along, oneAtMm } = joists
  const [from, to] = along === 'x' ? [panel.southMm, panel.northMm] : [panel.westMm, panel.eastMm]
  const first = Math.ceil((from + FROM_EDGE_MM - oneAtMm) / spacingMm)
  const last = Math.floor((to - FROM_EDGE_MM - oneAtMm) / spacingMm)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => oneAtMm + (first + index) * spacingMm)
}

/** Whether a panel can be fixed to enough joists. */
export const isFixable = (input: { joists: Joists; panel: PlanRectangle }): boolean =>
  joistsBehind(input).length >= JOISTS_PER_PANEL
