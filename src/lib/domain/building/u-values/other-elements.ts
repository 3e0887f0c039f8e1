import { type AgeBand, atAge, type ByAgeBand } from './age-bands'
import { type ByNation, type Nation, tableOf } from './nations'
import { RDSAP_10 } from './sources'

export const DOORS_SOURCE = RDSAP_10('its table of doors')
export const BRIDGING_SOURCE = RDSAP_10('table 21')
export const EXPOSED_FLOORS_SOURCE = RDSAP_10('table 20')

const DOOR: ByNation<ByAgeBand> = {
  england: [3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 2.0, 1.8, 1.4],
  scotland: [3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 2.0, 1.6, 1.4],
}
const BRIDGING: ByAgeBand = [0.15, 0.15, 0.15, 0.15, 0.15, 0.15, 0.15, 0.15, 0.15, 0.11, 0.08, 0.08, 0.08]
const EXPOSED_FLOOR: ByNation<ByAgeBand> = {
  england: [1.2, 1.2, 1.2, 1.2, 1.2, 1.2, 1.2, 0.51, 0.51, 0.25, 0.22, 0.22, 0.18],
  scotland: [1.2, 1.2, 1.2, 1.2, 1.2, 1.2, 1.2, 0.51, 0.51, 0.25, 0.22, 0.18, 0.15],
  wales: [1.2, 1.2, 1.2, 1.2, 1.2, 1.2, 1.2, 0.51, 0.51, 0.25, 0.22, 0.22, 0.15],
}

/** U-value of an external door, W/m²K. */
export function doorU({ band, nation }: { band: AgeBand; nation: Nation }): number {
  return atAge(tableOf(DOOR, nation), band)
}

/** y: additional loss through corners, lintels and junctions, W/K per m² of external surface. */
export const bridgingY = (band: AgeBand): number => atAge(BRIDGING, band)

/** U-value of a floor over a passage or garage, W/m²K. */
export function exposedFloorU({ band, nation }: { band: AgeBand; nation: Nation }): number {
  return atAge(tableOf(EXPOSED_FLOOR, nation), band)
}
