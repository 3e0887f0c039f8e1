import { given, type Quantity, type Source } from '../../quantity/quantity'
import { checkCircuit } from './ranges'

/** Nominal voltage; 216.2 to 253 V is permitted at the meter. */
export const NOMINAL_VOLTS = 230

/** The highest permitted supply voltage (Electricity Safety, Quality and Continuity Regulations 2002: 230 V + 10 %). */
export const HIGHEST_VOLTS = 253

/** Rating of the breaker of a heating circuit, A. */
export const BREAKER_AMPS = 16

/** Maximum rated power on a 16 A breaker, W: at fixed resistance, it stays within 16 A at the highest voltage. */
export const BREAKER_WATTS = Math.floor((BREAKER_AMPS * NOMINAL_VOLTS ** 2) / HIGHEST_VOLTS)

/** Key of the manufacturer's limit in a working. */
export const LIMIT_KEY = 'circuits.panels-on-a-breaker'

/**
 * Panels on a 16 A breaker at most, from the product record. The manufacturer's limit rather than one of the wiring
 * regulations: more panels may also draw less than 16 A. (Limiting circuits to 80 % is American practice; BS 7671 does
 * not require it.)
 */
export function panelLimit({ panelsPer16aMax, source }: { panelsPer16aMax: number; source: Source }): Quantity {
  return given({
    key: LIMIT_KEY,
    name: 'Panels that may share a breaker of 16 A',
    unit: '',
    value: panelsPer16aMax,
    source: {
      ...source,
      title: `Product data: no more than ${panelsPer16aMax} panels on ${BREAKER_AMPS} A`,
      confidence: 'verified',
    },
  })
}

/** Panels per 16 A breaker: the manufacturer's limit, or fewer if their load requires. Throws OutOfRange. */
export function panelsOnABreaker({ panelWatts, limit }: { panelWatts: number; limit: number }): number {
  checkCircuit({ panelWatts, cap: limit })
  return Math.min(limit, Math.floor(BREAKER_WATTS / panelWatts))
}
