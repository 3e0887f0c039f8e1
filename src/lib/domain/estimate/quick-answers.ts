import type { HomeAnswers, PropertyType } from '../building/home/answers'
import type { Occupancy } from '../building/home/occupancy'
import { EXPOSURE } from '../building/home/shape'
import { usualWallKind } from '../building/home/usual-fabric'
import { type AgeBand, builtBy } from '../building/u-values/age-bands'
import type { Nation } from '../building/u-values/nations'
import { loftU, roofU } from '../building/u-values/roofs'
import type { Bill } from './bill'
import type { HeatingNow } from './heating-now'

export const INSULATION = [
  { value: 'unknown', label: 'I do not know' },
  { value: 'none', label: 'Nothing added since it was built' },
  { value: 'loft', label: 'The loft' },
  { value: 'walls-and-loft', label: 'The loft and walls: cavities filled, or a thin lining' },
  { value: 'thick-walls-and-loft', label: 'The loft and walls: 100 mm on the walls' },
] as const

/** Whether a home is let. */
export const TENANTED = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const

type Insulation = (typeof INSULATION)[number]['value']

/** All input of a quick estimate. */
export type QuickAnswers = {
  /** 'SN'; null if not given, which defaults to `USUAL_AREA`. */
  postcodeArea: string | null
  propertyType: PropertyType
  floorAreaM2: number
  /** Altitude of the home, m above sea level. Absent: that of the climate data. */
  altitudeM?: number | undefined
  /** A year's energy of the current heating's fuel. */
  bill?: Bill | undefined
  /** Including hall, kitchen and bathroom. Absent: the usual number for the floor area. */
  rooms?: number | undefined
  ageBand: AgeBand
  insulation: Insulation
  heating: HeatingNow
  occupancy: Occupancy
  hasSolar: boolean
  /** Rooms that panels are to heat, the largest ones. Absent: all. */
  heatedRooms?: number | undefined
  /** Whether the home is let to tenants. Absent: not answered. */
  isLet?: boolean | undefined
  /** Slug of the product whose panels are counted. Absent: the default panel. */
  panel?: string | undefined
}

/** Loft insulation depth when topped up today, mm. */
const LOFT_MM = 270

type Fabric = Pick<HomeAnswers, 'wallInsulation'> & { loftInsulationMm?: 0 | typeof LOFT_MM }
type Insulated = Pick<QuickAnswers, 'insulation' | 'ageBand'>

/**
 * Whether the loft has no insulation. In a home built from 1991 on, "nothing added" still leaves what it was built
 * with.
 */
function isLoftBare({ insulation, ageBand }: Insulated): boolean {
  return insulation === 'none' && builtBy(ageBand, 'G')
}

/** Whether panels would hang under a loft without insulation. */
export const isUnderBareLoft = (answers: Pick<QuickAnswers, 'insulation' | 'ageBand' | 'propertyType'>): boolean =>
  isLoftBare(answers) && EXPOSURE[answers.propertyType].roof === 1

/** Converts an insulation answer to wall and loft insulation. */
export function fabricOf({ insulation, ageBand, nation }: Insulated & { nation: Nation }): Fabric {
  if (insulation === 'unknown') return {}
  if (insulation === 'none')
    return { wallInsulation: 'none', ...(isLoftBare({ insulation, ageBand }) && { loftInsulationMm: 0 }) }
  const loft = insulatedLoft({ ageBand, nation })
  if (insulation === 'loft') return { wallInsulation: 'none', ...loft }
  if (insulation === 'thick-walls-and-loft') return { wallInsulation: 'lined-thickly', ...loft }
  return { wallInsulation: usualWallKind(ageBand) === 'cavity' ? 'cavity-filled' : 'lined', ...loft }
}

/** Recent homes were built with more than a top-up provides, so they keep theirs. */
function insulatedLoft({ ageBand, nation }: { ageBand: AgeBand; nation: Nation }): Fabric {
  return loftU({ insulationMm: LOFT_MM }) <= roofU({ kind: 'pitched', band: ageBand, nation })
    ? { loftInsulationMm: LOFT_MM }
    : {}
}
