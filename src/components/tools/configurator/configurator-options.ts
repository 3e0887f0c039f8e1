import { PROPERTY_TYPES } from '@/lib/domain/building/home/answers'
import { BUILT } from '@/lib/domain/building/home/built'
import { FITTING, INSTALLATION_TYPES, THERMOSTAT_ZONES } from '@/lib/domain/estimate/configuration-options'
import { HEATING_NOW } from '@/lib/domain/estimate/heating-now'

type Listed = readonly { value: string; label: string }[]

const choicesOf = (options: Listed) => options.map(({ value, label }) => ({ value, label }))

/** The options, passed to the form as data: their modules belong to the engine and stay out of the initial bundle. */
export const CONFIGURATOR_OPTIONS = {
  propertyType: choicesOf(PROPERTY_TYPES),
  built: choicesOf(BUILT),
  currentHeating: choicesOf(HEATING_NOW),
  installationType: choicesOf(INSTALLATION_TYPES),
  thermostatZones: choicesOf(THERMOSTAT_ZONES),
  fitting: choicesOf(FITTING),
}

export type ConfiguratorOptions = typeof CONFIGURATOR_OPTIONS & {
  /** The panels on offer, the default first. */
  panel: { value: string; label: string }[]
}
