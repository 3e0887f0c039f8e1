import type { AssumptionKey } from '../assumptions/default-assumptions'
import type { Occupancy } from '../quick-estimate/answers'
import { HEATING_SYSTEMS, type HeatingSystemKey } from './heating-systems'

/** How much of the heat of an always warm home a way of heating is asked for, by when the home is used. */
export function useOf({ system, occupancy }: { system: HeatingSystemKey; occupancy: Occupancy }): AssumptionKey {
  const { reach } = HEATING_SYSTEMS[system]
  return reach === 'storage' ? 'use.storage' : `use.${occupancy}.${reach}`
}
