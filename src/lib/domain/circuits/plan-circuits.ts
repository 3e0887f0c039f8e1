import { NOMINAL_VOLTS, PANEL_LIMIT } from './panel-limit'
import { checkCircuit } from './ranges'

export type CircuitPlan = {
  circuits: number
  /** Panels on each circuit, the fullest first; no two differ by more than one. */
  split: number[]
  /** All circuits at once. */
  totalAmps: number
}

/** The fewest circuits for some panels, and the panels spread evenly over them. Throws OutOfRange. */
export function planCircuits({
  panels,
  panelWatts,
  cap = PANEL_LIMIT.panels,
  volts = NOMINAL_VOLTS,
}: {
  panels: number
  panelWatts: number
  cap?: number
  volts?: number
}): CircuitPlan {
  checkCircuit({ panels, panelWatts, cap, volts })
  const circuits = circuitsFor({ panels, cap })
  const split = Array.from({ length: circuits }, (_, circuit) => Math.ceil((panels - circuit) / circuits))
  return { circuits, split, totalAmps: (panels * panelWatts) / volts }
}

/** The fewest circuits that some panels need, with no more than `cap` on each. Throws OutOfRange. */
export function circuitsFor({ panels, cap = PANEL_LIMIT.panels }: { panels: number; cap?: number }): number {
  checkCircuit({ panels, cap })
  return Math.ceil(panels / cap)
}
