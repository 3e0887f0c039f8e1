import type { Source } from '../../quantity/quantity'
import { type AgeBand, atAge, builtBy, type ByAgeBand } from './age-bands'
import { type ByNation, type Nation, tableOf } from './nations'

export const FLOORS_SOURCE: Source = {
  title: 'BS EN ISO 13370 with the insulation that RdSAP 10 (table 19) takes a floor of its age to have',
  date: '2025-06-09',
  confidence: 'well-known',
}

/** Assumed insulation under a ground floor, mm, by age band. */
const INSULATION_MM: ByNation<ByAgeBand> = {
  england: [0, 0, 0, 0, 0, 0, 0, 0, 25, 75, 100, 100, 140],
  scotland: [0, 0, 0, 0, 0, 0, 0, 25, 50, 75, 120, 120, 150],
}

/** W/mK of rigid floor insulation boards. */
const FLOOR_INSULATION_W_PER_MK = 0.035

/** Resistance of bare boards on joists, m²K/W. */
const BARE_BOARDS = 0.2

/** Most likely ground floor by age: suspended timber up to 1929, then solid. */
export function usualFloor({ band, nation }: { band: AgeBand; nation: Nation }): {
  suspended: boolean
  floorResistanceM2KPerW: number
} {
  const suspended = builtBy(band, 'B')
  const insulation = atAge(tableOf(INSULATION_MM, nation), band) / 1000 / FLOOR_INSULATION_W_PER_MK
  return { suspended, floorResistanceM2KPerW: insulation + (suspended ? BARE_BOARDS : 0) }
}
