import type { PropertyType } from '../building/home/answers'
import type { Built } from '../building/home/built'
import type { HeatingNow } from './heating-now'
import type { ToldHome } from './told-home'

/** What to heat; `rooms` is null for every room of the home. */
export const INSTALLATION_TYPES = [
  { value: 'whole-home', label: 'Whole home', rooms: null },
  { value: 'one-room', label: 'One room', rooms: 1 },
  { value: 'two-rooms', label: 'Two rooms', rooms: 2 },
  { value: 'three-rooms', label: 'Three rooms', rooms: 3 },
  { value: 'four-rooms', label: 'Four rooms', rooms: 4 },
] as const

/** How the thermostats are divided; `zones` is null for one in each heated room. */
export const THERMOSTAT_ZONES = [
  { value: 'each-room', label: 'Each room', zones: null },
  { value: 'two-zones', label: 'Two zones', zones: 2 },
  { value: 'one-zone', label: 'One zone', zones: 1 },
] as const

export const FITTING = [
  { value: 'yes', label: 'Yes, please' },
  { value: 'no', label: 'No, panels only' },
] as const

export const CONTACT_TIMES = [
  { value: 'any', label: 'Any time in opening hours' },
  { value: 'morning', label: 'In the morning' },
  { value: 'afternoon', label: 'In the afternoon' },
] as const

/** Maximum number of panels that a visitor may add to the proposal or remove from it. */
export const EXTRA_PANELS_MAX = 99

export type InstallationType = (typeof INSTALLATION_TYPES)[number]['value']
export type ThermostatZones = (typeof THERMOSTAT_ZONES)[number]['value']

/** Everything that a visitor chooses in the configurator. */
export type ConfigurationChoices = {
  propertyType: PropertyType
  /** Floor area, m². */
  propertySize: number
  built: Built
  currentHeating: HeatingNow
  /** What the visitor has told the quick calculator about the home; null if nothing. */
  home: ToldHome | null
  installationType: InstallationType
  thermostatZones: ThermostatZones
  /** Panels added to our proposal; negative if removed. */
  extraPanels: number
  fitting: (typeof FITTING)[number]['value']
  warrantyExtension: boolean
  maintenancePlan: boolean
  /** The product; null: the default panel. */
  panel: string | null
}

/** The rooms to heat, or null for all. */
export const roomsToHeat = (type: InstallationType): number | null =>
  INSTALLATION_TYPES.find(({ value }) => value === type)?.rooms ?? null

/** Thermostats for these heated rooms, never more than rooms. */
export function thermostatsFor({ zones, rooms }: { zones: ThermostatZones; rooms: number }): number {
  return Math.min(THERMOSTAT_ZONES.find(({ value }) => value === zones)?.zones ?? rooms, rooms)
}
