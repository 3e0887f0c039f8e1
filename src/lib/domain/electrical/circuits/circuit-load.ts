import { BREAKER_AMPS, NOMINAL_VOLTS } from './panel-limit'
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

/** `limit`: the manufacturer's, in panels on a 16 A breaker. */
type Panels = { panels: number; panelWatts: number; limit: number; volts?: number; breakerAmps?: number }

/**
 * Load of the panels on one circuit, all on at once: direct heating behind one thermostat gets no diversity.
 * Throws OutOfRange.
 */
export function circuitLoad({
  panels,
  panelWatts,
  limit,
  volts = NOMINAL_VOLTS,
  breakerAmps = BREAKER_AMPS,
}: Panels): CircuitLoad {
  checkCircuit({ panels, panelWatts, volts, breakerAmps })
  const watts = panels * panelWatts
  const amps = watts / volts
  const isWithinBreaker = amps <= breakerAmps
  const isWithinPanelLimit = panels <= panelsAllowedOn({ breakerAmps, limit })
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
 * Panels on a breaker by the manufacturer's limit for 16 A: proportionally fewer on a smaller one, and never more.
 * Throws OutOfRange.
 */
export function panelsAllowedOn({ breakerAmps, limit }: { breakerAmps: number; limit: number }): number {
  checkCircuit({ breakerAmps, cap: limit })
  return Math.floor(limit * Math.min(1, breakerAmps / BREAKER_AMPS))
}
