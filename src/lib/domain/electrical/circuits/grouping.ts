import { cableCapacityAmps, type InstallationMethod } from './cable-capacity'
import { type Cable, CABLES } from './volt-drop'

/**
 * Factors for circuits whose cables are bunched, by their number from one on (BS 7671, table 4C1, in air, on a surface,
 * embedded or enclosed). Cables more than twice their width apart keep all of their capacity.
 */
const BUNCHED = [1, 0.8, 0.7, 0.65, 0.6, 0.57, 0.54, 0.52, 0.5] as const
/** Of the table's twenty circuits, for any larger number than nine. */
const BUNCHED_MANY = 0.38

/** The share of its capacity that a cable keeps in a bunch of circuits. */
export const groupingFactor = (circuits: number): number => BUNCHED[Math.max(0, circuits - 1)] ?? BUNCHED_MANY

type Grouped = { circuits: number; method: InstallationMethod; breakerAmps: number }

/** The thinnest cable that still carries its breaker in a bunch of circuits; null if none does. */
export function thinnestBunched({ circuits, method, breakerAmps }: Grouped): Cable['mm2'] | null {
  const factor = groupingFactor(circuits)
  return CABLES.find(({ mm2 }) => breakerAmps <= factor * cableCapacityAmps({ mm2, method }))?.mm2 ?? null
}
