import type { PropertyType } from '../building/home/answers'
import type { Built } from '../building/home/built'
import type { HeatingNow } from './heating-now'

/** Floor areas on offer, m². */
export const FLOOR_AREAS = [
  { value: '40', label: '40 m²' },
  { value: '60', label: '60 m²' },
  { value: '80', label: '80 m²' },
  { value: '100', label: '100 m²' },
  { value: '130', label: '130 m²' },
  { value: '170', label: '170 m²' },
  { value: '220', label: '220 m²' },
] as const

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

export type FloorArea = (typeof FLOOR_AREAS)[number]['value']
export type InstallationType = (typeof INSTALLATION_TYPES)[number]['value']
export type ThermostatZones = (typeof THERMOSTAT_ZONES)[number]['value']

/** Everything that a visitor chooses in the configurator. */
export type ConfigurationChoices = {
  propertyType: PropertyType
  propertySize: FloorArea
  built: Built
  currentHeating: HeatingNow
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

/** The floor area on offer that is nearest to this one. */
export function nearestFloorArea(areaM2: number): FloorArea {
  const [nearest] = FLOOR_AREAS.toSorted(
    (one, other) => Math.abs(Number(one.value) - areaM2) - Math.abs(Number(other.value) - areaM2),
  )
  return nearest?.value ?? FLOOR_AREAS[0].value
}
