import { NOMINAL_VOLTS } from './panel-limit'
import { checkCircuit } from './ranges'

export type CircuitPlan = {
  circuits: number
  /** Panels by circuit, fullest first, differing by at most one. */
  split: number[]
  /** All circuits together. */
  totalAmps: number
}

/** The minimum number of circuits, with panels spread evenly. Throws OutOfRange. */
export function planCircuits({
  panels,
  panelWatts,
  cap,
  volts = NOMINAL_VOLTS,
}: {
  panels: number
  panelWatts: number
  cap: number
  volts?: number
}): CircuitPlan {
  checkCircuit({ panels, panelWatts, cap, volts })
  const circuits = circuitsFor({ panels, cap })
  return { circuits, split: spreadEvenly({ panels, over: circuits }), totalAmps: (panels * panelWatts) / volts }
}

/** Panels by circuit, fullest first, differing by at most one. */
export const spreadEvenly = ({ panels, over }: { panels: number; over: number }): number[] =>
  Array.from({ length: over }, (_, circuit) => Math.ceil((panels - circuit) / over))

/** The minimum number of circuits with at most `cap` panels each. Throws OutOfRange. */
export function circuitsFor({ panels, cap }: { panels: number; cap: number }): number {
  checkCircuit({ panels, cap })
  return Math.ceil(panels / cap)
}
