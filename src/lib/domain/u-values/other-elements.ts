import { atAge, type AgeBand, type ByAgeBand } from './age-bands'
import { standardsOf, type Nation, type Standards } from './nations'
import { RDSAP_10 } from './sources'

export const DOORS_SOURCE = RDSAP_10('its table of doors')
export const BRIDGING_SOURCE = RDSAP_10('table 21')
export const EXPOSED_FLOORS_SOURCE = RDSAP_10('table 20')

const DOOR: ByAgeBand = [3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 2.0, 1.8, 1.4]
const BRIDGING: ByAgeBand = [0.15, 0.15, 0.15, 0.15, 0.15, 0.15, 0.15, 0.15, 0.15, 0.11, 0.08, 0.08, 0.08]
const EXPOSED_FLOOR: Readonly<Record<Standards, ByAgeBand>> = {
  'england-and-wales': [1.2, 1.2, 1.2, 1.2, 1.2, 1.2, 1.2, 0.51, 0.51, 0.25, 0.22, 0.22, 0.18],
  scotland: [1.2, 1.2, 1.2, 1.2, 1.2, 1.2, 1.2, 0.51, 0.51, 0.25, 0.22, 0.18, 0.15],
}

/** W/m²K of an outer door. */
export const doorU = (band: AgeBand): number => atAge(DOOR, band)

/** y: what corners, lintels and joints lose on top of the elements, W/K for each m² of outer surface. */
export const bridgingY = (band: AgeBand): number => atAge(BRIDGING, band)

/** W/m²K of a floor over a passage or a garage. */
export function exposedFloorU({ band, nation }: { band: AgeBand; nation: Nation }): number {
  return atAge(EXPOSED_FLOOR[standardsOf(nation).standards], band)
}
