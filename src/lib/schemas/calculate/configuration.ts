import * as z from 'zod'

import { PROPERTY_TYPES } from '@/lib/domain/building/home/answers'
import { BUILT } from '@/lib/domain/building/home/built'
import {
  type ConfigurationChoices,
  EXTRA_PANELS_MAX,
  FITTING,
  INSTALLATION_TYPES,
  THERMOSTAT_ZONES,
} from '@/lib/domain/estimate/configuration-options'
import { HEATING_NOW } from '@/lib/domain/estimate/heating-now'
import { MESSAGES } from '@/lib/forms/messages'

import { fieldErrors } from '../field-errors'
import { blankIsAbsent, choice } from '../fields'
import { configurationForm, formValues } from '../form-values'
import { productSlug } from '../product-slug'
import { fieldsOf } from './fields'
import { QUICK_QUESTIONS } from './quick-estimate'
import { toldHomeParameter } from './told-home'

const SIGNED = /^-?\d{1,2}$/

/** The configurator's choices, as named in its form, URL and endpoint. */
export const CONFIGURATION_CHOICES = {
  propertyType: choice(PROPERTY_TYPES, MESSAGES.propertyType),
  propertySize: QUICK_QUESTIONS.area,
  built: choice(BUILT, MESSAGES.built),
  currentHeating: choice(HEATING_NOW, MESSAGES.currentHeating),
  home: toldHomeParameter,
  installationType: choice(INSTALLATION_TYPES, MESSAGES.installationType),
  thermostatZones: choice(THERMOSTAT_ZONES, MESSAGES.thermostatZones),
  /** Difference in panels from our proposal. */
  extraPanels: z
    .preprocess(
      (value) => (typeof value === 'string' && SIGNED.test(value) ? Number(value) : value),
      z
        .int(MESSAGES.extraPanels)
        .min(-EXTRA_PANELS_MAX, MESSAGES.extraPanels)
        .max(EXTRA_PANELS_MAX, MESSAGES.extraPanels),
    )
    .default(0),
  fitting: choice(FITTING, MESSAGES.fitting),
  warrantyExtension: z.boolean().default(false),
  maintenancePlan: z.boolean().default(false),
  /** One that is no longer on offer is replaced by the default. */
  panel: blankIsAbsent(productSlug.nullable().default(null)),
}

/** The choices as parsed, from JSON rather than text. */
export const configurationChoices = fieldsOf(CONFIGURATION_CHOICES)

export type ConfigurationRead =
  { ok: true; choices: ConfigurationChoices } | { ok: false; errors: Record<string, string> }

/** Reads form or URL text, or returns the first error for each field. */
export function readConfiguration(typed: Readonly<Record<string, string>>): ConfigurationRead {
  const read = configurationChoices.safeParse(formValues(Object.entries(typed), configurationForm))
  if (read.success) return { ok: true, choices: read.data }
  return {
    ok: false,
    errors: Object.fromEntries(fieldErrors(read.error).map(({ path, message }) => [path, message])),
  }
}
