import { ageBandOfBuilt } from '../building/home/built'
import { nationOrEngland } from '../climate/area-nation'
import { type NamedHome, USUAL_OCCUPANCY } from './example-home'
import type { QuickAnswers } from './quick-answers'

/** Absent: the middle of Great Britain. */
type Where = { postcodeArea?: string; altitudeM?: number | undefined }

/** The input of an estimate for a named home. */
export function answersOfNamed(
  { propertyType, floorAreaM2, built, heating }: NamedHome,
  { postcodeArea, altitudeM }: Where = {},
): QuickAnswers {
  const nation = nationOrEngland(postcodeArea)
  return {
    propertyType,
    floorAreaM2,
    heating,
    postcodeArea: postcodeArea ?? null,
    ...(altitudeM !== undefined && { altitudeM }),
    ageBand: ageBandOfBuilt({ built, nation }),
    insulation: 'unknown',
    occupancy: USUAL_OCCUPANCY,
    hasSolar: false,
  }
}
