import type { PropertyType } from '../building/home/answers'
import { ageBandOfBuilt, type Built } from '../building/home/built'
import { nationOf } from '../climate/area-nation'
import { USUAL_OCCUPANCY } from './example-home'
import type { HeatingNow } from './heating-now'
import type { QuickAnswers } from './quick-answers'

/** A home by its type, size and age, insulated as usual for that age and in use in mornings and evenings. */
export type NamedHome = { propertyType: PropertyType; floorAreaM2: number; built: Built; heating: HeatingNow }

/** Absent: the middle of Great Britain. */
type Where = { postcodeArea?: string; altitudeM?: number | undefined }

/** The input of an estimate for a named home. */
export function answersOfNamed(
  { propertyType, floorAreaM2, built, heating }: NamedHome,
  { postcodeArea, altitudeM }: Where = {},
): QuickAnswers {
  const nation = (postcodeArea === undefined ? null : nationOf(postcodeArea)) ?? 'england'
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
