import type { HomeAnswers, PropertyType } from '../house/answers'
import { usualWallKind } from '../house/usual-fabric'
import { builtBy, type AgeBand } from '../u-values/age-bands'
import type { Nation } from '../u-values/nations'
import { loftU, roofU } from '../u-values/roofs'

export const INSULATION = [
  { value: 'unknown', label: 'I do not know' },
  { value: 'none', label: 'Nothing added since it was built' },
  { value: 'loft', label: 'The loft' },
  { value: 'walls-and-loft', label: 'The walls and the loft' },
] as const

export const HEATING_NOW = [
  { value: 'gas-old', label: 'Gas boiler' },
  { value: 'gas-new', label: 'New gas boiler' },
  { value: 'oil', label: 'Oil boiler' },
  { value: 'lpg', label: 'LPG boiler' },
  { value: 'heat-pump', label: 'Heat pump' },
  { value: 'storage-heaters', label: 'Storage heaters' },
  { value: 'panel-heaters', label: 'Electric panel heaters' },
  { value: 'none', label: 'None' },
  { value: 'other', label: 'Something else' },
] as const

export const OCCUPANCY = [
  { value: 'all-day', label: 'Someone is home all day' },
  { value: 'mornings-and-evenings', label: 'Mornings and evenings' },
  { value: 'a-few-rooms', label: 'A few rooms, the others hardly' },
] as const

export type Insulation = (typeof INSULATION)[number]['value']
export type HeatingNow = (typeof HEATING_NOW)[number]['value']
/** A present way of heating that is among those we compare. */
export type SystemNow = Exclude<HeatingNow, 'none' | 'other'>
export type Occupancy = (typeof OCCUPANCY)[number]['value']

/** All that a quick estimate asks. */
export type QuickAnswers = {
  /** 'SN'; null for a visitor who does not say, who gets `USUAL_AREA`. */
  postcodeArea: string | null
  propertyType: PropertyType
  floorAreaM2: number
  ageBand: AgeBand
  insulation: Insulation
  heating: HeatingNow
  occupancy: Occupancy
  hasSolar: boolean
}

/** Whose weather stands for that of Great Britain: its 2,425 degree days come next to the 2,463 that bills are normalised to. */
export const USUAL_AREA = 'SN'

/** Insulation that is added to a loft today, mm. */
const LOFT_MM = 270

type Fabric = Pick<HomeAnswers, 'wallInsulation' | 'loftInsulationMm'>
type Insulated = Pick<QuickAnswers, 'insulation' | 'ageBand'>

/** Whether nothing lies on the joists. In a home built from 1991 on, "nothing added" still leaves what it was built with. */
export function isLoftBare({ insulation, ageBand }: Insulated): boolean {
  return insulation === 'none' && builtBy(ageBand, 'G')
}

/** What an answer on insulation says of walls and loft. */
export function fabricOf({ insulation, ageBand, nation }: Insulated & { nation: Nation }): Fabric {
  if (insulation === 'unknown') return {}
  if (insulation === 'none')
    return { wallInsulation: 'none', ...(isLoftBare({ insulation, ageBand }) && { loftInsulationMm: 0 }) }
  const loft = insulatedLoft({ ageBand, nation })
  if (insulation === 'loft') return { wallInsulation: 'none', ...loft }
  return { wallInsulation: usualWallKind(ageBand) === 'cavity' ? 'cavity-filled' : 'lined', ...loft }
}

/** The newest homes were built with more than is added today: theirs stays as it was built. */
function insulatedLoft({ ageBand, nation }: { ageBand: AgeBand; nation: Nation }): Fabric {
  return loftU({ insulationMm: LOFT_MM }) <= roofU({ kind: 'pitched', band: ageBand, nation })
    ? { loftInsulationMm: LOFT_MM }
    : {}
}

/** The way of heating that a home has now, among those we compare; null for none and for others. */
export function systemNow(heating: HeatingNow): SystemNow | null {
  return heating === 'none' || heating === 'other' ? null : heating
}
