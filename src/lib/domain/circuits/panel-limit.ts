import type { Source } from '../quantity/quantity'
import { checkCircuit } from './ranges'

/** Volts by name; the law allows 216.2 to 253 at the meter. */
export const NOMINAL_VOLTS = 230

/** The highest voltage that a supply may have (Electricity Safety, Quality and Continuity Regulations 2002: 230 V + 10 %). */
export const HIGHEST_VOLTS = 253

/**
 * Panels that may share a breaker. The manufacturer's limit, not one of the wiring regulations: fourteen panels would
 * draw less than 16 A too. (That a circuit may be loaded to 80 % is American practice; BS 7671 does not ask for it.)
 */
export const PANEL_LIMIT = {
  panels: 13,
  breakerAmps: 16,
  setBy: 'manufacturer',
  source: { title: 'Product data: no more than 13 panels on 16 A', date: '2026-11-20', confidence: 'verified' },
} as const satisfies { panels: number; breakerAmps: number; setBy: string; source: Source }

/** What a breaker of 16 A carries at the nominal voltage, W. */
export const BREAKER_WATTS = PANEL_LIMIT.breakerAmps * NOMINAL_VOLTS

/** Panels that may share a breaker of 16 A: a limit, the manufacturer's unless told otherwise, or fewer where they draw more than it carries. Throws OutOfRange. */
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
