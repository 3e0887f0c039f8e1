import { NOMINAL_VOLTS, PANEL_LIMIT } from './panel-limit'
import { checkCircuit } from './ranges'

export type CircuitLoad = {
  watts: number
  /** Design current I_b. */
  amps: number
  /** I_b over the breaker rating, per cent. */
  percentOfBreaker: number
  /** Whether the load is within the breaker rating: I_b ≤ I_n (BS 7671, 433.1.1). */
  isWithinBreaker: boolean
  /** Whether the panel count is within the manufacturer's limit for the breaker. */
  isWithinPanelLimit: boolean
  /** Both conditions. */
  isAllowed: boolean
}

type Panels = { panels: number; panelWatts: number; volts?: number; breakerAmps?: number }

/**
 * Load of the panels on one circuit, all on at once: direct heating behind one thermostat gets no diversity.
 * Throws OutOfRange.
 */
export function circuitLoad({
  panels,
  panelWatts,
  volts = NOMINAL_VOLTS,
  breakerAmps = PANEL_LIMIT.breakerAmps,
}: Panels): CircuitLoad {
  checkCircuit({ panels, panelWatts, volts, breakerAmps })
  const watts = panels * panelWatts
  const amps = watts / volts
  const isWithinBreaker = amps <= breakerAmps
  const isWithinPanelLimit = panels <= panelsAllowedOn(breakerAmps)
  return {
    watts,
    amps,
    percentOfBreaker: (100 * amps) / breakerAmps,
    isWithinBreaker,
    isWithinPanelLimit,
    isAllowed: isWithinBreaker && isWithinPanelLimit,
  }
}

/**
 * The manufacturer's limit for a breaker: 13 on 16 A, proportionally fewer on a smaller one, and never more.
 * Throws OutOfRange.
 */
export function panelsAllowedOn(breakerAmps: number): number {
  checkCircuit({ breakerAmps })
  return Math.floor(PANEL_LIMIT.panels * Math.min(1, breakerAmps / PANEL_LIMIT.breakerAmps))
}
