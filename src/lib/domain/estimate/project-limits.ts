import { ENVELOPE_ELEMENTS } from '../building/u-values/constructions'

/** Inclusive limits of a number field. */
export type Limits = { readonly min: number; readonly max: number }

/** Limits of the project's fields, by field name. */
export const PROJECT_LIMITS = {
  rooms: { min: 1, max: 200 },
  /** In addition to the standard ones, one per part. */
  elements: { min: 0, max: 20 },
  /** Characters. */
  nameLength: { min: 0, max: 80 },
  lengthM: { min: 0.5, max: 50 },
  widthM: { min: 0.5, max: 50 },
  floorAreaM2: { min: 0.5, max: 2_000 },
  heightM: { min: 1.5, max: 12 },
  indoorC: { min: 5, max: 35 },
  airChangesPerHour: { min: 0, max: 20 },
  areaM2: { min: 0, max: 500 },
  wattsPerM2K: { min: 0.05, max: 7 },
  beyondC: { min: -30, max: 40 },
  edgeM: { min: 0, max: 500 },
  altitudeM: { min: 0, max: 1_000 },
  outdoorC: { min: -30, max: 14 },
  pencePerKwh: { min: 1, max: 500 },
  cableLengthM: { min: 0, max: 500 },
} as const satisfies Record<string, Limits>

export type AmountName = keyof typeof PROJECT_LIMITS

/** A room's elements, including the standard ones. */
export const ELEMENTS_MAX = PROJECT_LIMITS.elements.max + ENVELOPE_ELEMENTS.length

/** Error message for an amount that is not a number within its limits. */
export const amountMessage = ({ min, max }: Limits): string =>
  `Must be a number from ${min.toLocaleString('en-GB')} to ${max.toLocaleString('en-GB')}`

/** Error message for lines of rooms, the first of which beyond the limit is `line`, counted from 1. */
export const tooManyRooms = (line: number): string => `Line ${line}: no more than ${PROJECT_LIMITS.rooms.max} rooms.`

/** Error message for a room of unknown size. */
export const SIZE_MISSING = 'Enter length and width, or the floor area'

/** Version of the saved format; increment on a breaking change. */
export const KEPT_FORM = 1
