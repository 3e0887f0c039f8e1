import { PARTS } from '../u-values/constructions'

/** A number that somebody enters: both limits are allowed. */
export type Limits = { readonly min: number; readonly max: number }

/** What the fields of a project may hold, by their names there. */
export const PROJECT_LIMITS = {
  rooms: { min: 1, max: 200 },
  /** Besides the standard ones, one for each part of a home. */
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
  outdoorC: { min: -30, max: 14 },
  pencePerKwh: { min: 1, max: 500 },
  cableLengthM: { min: 0, max: 500 },
} as const satisfies Record<string, Limits>

export type AmountName = keyof typeof PROJECT_LIMITS

/** A room's elements, the standard ones among them. */
export const ELEMENTS_MAX = PROJECT_LIMITS.elements.max + PARTS.length

/** What is answered to an amount outside its limits, or to what is no number. */
export const amountMessage = ({ min, max }: Limits): string =>
  `Must be a number from ${min.toLocaleString('en-GB')} to ${max.toLocaleString('en-GB')}`

/** What is answered to a room of unknown size. */
export const SIZE_MISSING = 'Give length and width, or the floor area'

/** Of the form in which a device keeps what was typed: another form takes another number. */
export const KEPT_FORM = 1
