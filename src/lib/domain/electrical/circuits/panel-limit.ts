import type { Source } from '../../quantity/quantity'
import { checkCircuit } from './ranges'

/** Nominal voltage; 216.2 to 253 V is permitted at the meter. */
export const NOMINAL_VOLTS = 230

/** The highest permitted supply voltage (Electricity Safety, Quality and Continuity Regulations 2002: 230 V + 10 %). */
export const HIGHEST_VOLTS = 253

/**
 * Panels per breaker. The manufacturer's limit rather than one of the wiring regulations: fourteen panels would also
 * draw less than 16 A. (Limiting circuits to 80 % is American practice; BS 7671 does not require it.)
 */
export const PANEL_LIMIT = {
  panels: 13,
  breakerAmps: 16,
  setBy: 'manufacturer',
  source: { title: 'Product data: no more than 13 panels on 16 A', date: '2026-11-20', confidence: 'verified' },
} as const satisfies { panels: number; breakerAmps: number; setBy: string; source: Source }

/** Maximum rated power on a 16 A breaker, W: at fixed resistance, it stays within 16 A at the highest voltage. */
export const BREAKER_WATTS = Math.floor((PANEL_LIMIT.breakerAmps * NOMINAL_VOLTS ** 2) / HIGHEST_VOLTS)

/**
 * Panels per 16 A breaker: `limit`, which defaults to the manufacturer's, or fewer if their load requires.
 * Throws OutOfRange.
 */
export function panelsOnABreaker({
  panelWatts,
  limit = PANEL_LIMIT.panels,
}: {
  panelWatts: number
  limit?: number
}): number {
  checkCircuit({ panelWatts, cap: limit })
  return Math.min(limit, Math.floor(BREAKER_WATTS / panelWatts))
}
