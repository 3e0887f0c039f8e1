import type { Built } from '../building/home/built'
import type { Joists } from '../room-plan/joists'
import type { DesignRoom } from './design'
import { extentOf } from './extent'

/** Trussed rafters at 600 mm replaced cut roofs from about 1967. Assumed on 2026-11-23, to be checked on site. */
const BEFORE_TRUSSES: readonly Built[] = ['before-1900', '1900-1929', '1930-1949', '1950-1966']

/** From the wall to the middle of the first joist, mm. Assumed. */
const FIRST_JOIST_MM = 50

/** The usual joists above a room: across its shorter side, at 400 mm, or 600 mm under a trussed roof. Our assumption. */
export function usualJoists(room: Pick<DesignRoom, 'outline' | 'above'>, built: Built): Joists {
  const { westMm, eastMm, southMm, northMm } = extentOf(room.outline)
  const along = eastMm - westMm < northMm - southMm ? 'x' : 'y'
  return {
    spacingMm: room.above === 'roof' && !BEFORE_TRUSSES.includes(built) ? 600 : 400,
    along,
    oneAtMm: (along === 'x' ? southMm : westMm) + FIRST_JOIST_MM,
  }
}
