import type { Source } from '../quantity/quantity'
import { atAge, builtBy, type AgeBand, type ByAgeBand } from './age-bands'
import { standardsOf, type Nation, type Standards } from './nations'

export const FLOORS_SOURCE: Source = {
  title: 'BS EN ISO 13370 with the insulation that RdSAP 10 (table 19) takes a floor of its age to have',
  date: '2025-06-09',
  confidence: 'well-known',
}

/** mm under a ground floor nobody has looked under, by age band. */
const INSULATION_MM: Readonly<Record<Standards, ByAgeBand>> = {
  'england-and-wales': [0, 0, 0, 0, 0, 0, 0, 0, 25, 75, 100, 100, 140],
  scotland: [0, 0, 0, 0, 0, 0, 0, 25, 50, 75, 120, 120, 150],
}

/** W/mK of boards under floors. */
const FLOOR_INSULATION_W_PER_MK = 0.035

/** Resistance of bare boards on joists, m²K/W. */
const BARE_BOARDS = 0.2

/** How a ground floor of its age is most likely built: boards on joists up to 1929, on the ground from then on. */
export function usualFloor({ band, nation }: { band: AgeBand; nation: Nation }): {
  suspended: boolean
  floorResistanceM2KPerW: number
} {
  const suspended = builtBy(band, 'B')
  const insulation = atAge(INSULATION_MM[standardsOf(nation).standards], band) / 1000 / FLOOR_INSULATION_W_PER_MK
  return { suspended, floorResistanceM2KPerW: insulation + (suspended ? BARE_BOARDS : 0) }
}
