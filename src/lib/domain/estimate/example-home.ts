import type { PropertyType } from '../building/home/answers'
import type { Built } from '../building/home/built'
import type { Occupancy } from '../building/home/occupancy'
import type { HeatingNow } from './heating-now'

/** A home by its type, size and age, insulated as usual for that age and in use in mornings and evenings. */
export type NamedHome = { propertyType: PropertyType; floorAreaM2: number; built: Built; heating: HeatingNow }

/**
 * The one example home of the site: common, without gas, with old electric heaters to replace, and within the comfort
 * limit. Every page that needs an example has this one, with figures of the engine.
 */
export const EXAMPLE_HOME = {
  propertyType: 'flat-middle',
  floorAreaM2: 62,
  built: '1991-1995',
  heating: 'panel-heaters',
} as const satisfies NamedHome

/** Its name, alone and in a sentence. */
export const EXAMPLE_HOME_NAME = {
  label: 'Two-bedroom flat of the 1990s, 62 m²',
  spoken: 'a 1990s two-bedroom flat of 62 m²',
} as const

export const USUAL_OCCUPANCY = 'mornings-and-evenings' satisfies Occupancy
