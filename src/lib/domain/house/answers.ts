import type { Draughtiness } from '../heat-loss/air-changes'
import type { Quantity } from '../quantity/quantity'
import type { AgeBand } from '../u-values/age-bands'
import type { Nation } from '../u-values/nations'
import type { WallKind } from '../u-values/walls'
import type { Glazing } from '../u-values/windows'

export const PROPERTY_TYPES = [
  { value: 'detached', label: 'Detached house' },
  { value: 'semi', label: 'Semi-detached or end of terrace' },
  { value: 'terrace', label: 'Mid-terrace' },
  { value: 'bungalow', label: 'Detached bungalow' },
  { value: 'flat-top', label: 'Flat on the top floor' },
  { value: 'flat-middle', label: 'Flat between others' },
  { value: 'flat-ground', label: 'Flat on the ground floor' },
] as const

export type PropertyType = (typeof PROPERTY_TYPES)[number]['value']

export const WALL_INSULATION = [
  { value: 'unknown', label: 'I do not know' },
  { value: 'none', label: 'None added' },
  { value: 'cavity-filled', label: 'Cavity filled' },
  { value: 'lined', label: 'Insulated inside or outside (100 mm)' },
] as const

export type WallInsulation = (typeof WALL_INSULATION)[number]['value']

/** What a visitor can say of what a home is made of. What is left out is taken as usual for its age. */
export type FabricAnswers = {
  /** From a year: `ageBandOf`. */
  ageBand: AgeBand
  nation: Nation
  wallKind?: WallKind
  wallInsulation?: WallInsulation
  /** Depth of insulation in the loft, mm; 0 for none. */
  loftInsulationMm?: number
  glazing?: Glazing
  draughtiness?: Draughtiness
}

/** What a visitor can say of a home without a tape measure. */
export type HomeAnswers = FabricAnswers & {
  propertyType: PropertyType
  /** All storeys together, inside. */
  floorAreaM2: number
  /** Floors with rooms; a bungalow or a flat has 1 unless told otherwise, any other home 2. */
  storeys?: number
  /** Design temperature outdoors, °C: `designOutdoor` of the climate area. */
  outdoor: Quantity
}
