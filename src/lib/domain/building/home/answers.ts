import type { Quantity } from '../../quantity/quantity'
import type { Draughtiness } from '../heat-loss/air-changes'
import type { AgeBand } from '../u-values/age-bands'
import type { Nation } from '../u-values/nations'
import type { WallKind } from '../u-values/walls'
import type { Glazing } from '../u-values/windows'

export const PROPERTY_TYPES = [
  { value: 'detached', label: 'Detached house' },
  { value: 'semi', label: 'Semi-detached or end of terrace' },
  { value: 'terrace', label: 'Mid-terrace' },
  { value: 'bungalow', label: 'Detached bungalow' },
  { value: 'flat-top', label: 'Top-floor flat' },
  { value: 'flat-middle', label: 'Mid-floor flat' },
  { value: 'flat-ground', label: 'Ground-floor flat' },
] as const

export type PropertyType = (typeof PROPERTY_TYPES)[number]['value']

/** `lined`: inside or outside, by 50 mm; `lined-thickly`: by 100 mm. */
type WallInsulation = 'unknown' | 'none' | 'cavity-filled' | 'lined' | 'lined-thickly'

/** A visitor's answers on construction. Omitted answers default by age. */
export type FabricAnswers = {
  /** From a year: `ageBandOf`. */
  ageBand: AgeBand
  nation: Nation
  wallKind?: WallKind
  wallInsulation?: WallInsulation
  /** Loft insulation depth, mm; 0 for none. */
  loftInsulationMm?: number
  glazing?: Glazing
  draughtiness?: Draughtiness
}

/** A visitor's answers about a home, none of which needs a tape measure. */
export type HomeAnswers = FabricAnswers & {
  propertyType: PropertyType
  /** Internal, all storeys. */
  floorAreaM2: number
  /** Habitable storeys; defaults to 1 for a bungalow or flat, else 2. */
  storeys?: number
  /** Outdoor design temperature, °C: `designOutdoor` of the climate area. */
  outdoor: Quantity
}
