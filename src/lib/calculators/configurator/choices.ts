import {
  type ConfigurationChoices,
  EXTRA_PANELS_MAX,
  nearestFloorArea,
} from '@/lib/domain/estimate/configuration-options'
import { scriptRoutes, withQuery } from '@/lib/routing/script-routes'

import { queryOf as quickQueryOf, USUAL_HOME } from '../quick/questions'

/** Id of the form that holds the choices. */
export const CONFIGURATOR_ID = 'configurator'

/** Id of the quote form, which submits the choices too. */
export const CONFIGURATION_FORM_ID = 'configuration-quote'

/** The form's values by choice, as text. */
export type TypedChoices = Readonly<Record<string, string>>

/**
 * Initial choices: a home that panels suit, with a price before the first tap. `extraPanels` is the difference from our
 * proposal.
 */
export const FIRST_CHOICES = {
  propertyType: 'flat-middle',
  propertySize: '40',
  built: '2012-2022',
  currentHeating: 'none',
  installationType: 'whole-home',
  thermostatZones: 'each-room',
  extraPanels: '0',
  fitting: 'yes',
} as const satisfies TypedChoices

/** Checkboxes, absent unless ticked, and the panel, absent unless there is a choice. */
const OPTIONS = ['warrantyExtension', 'maintenancePlan', 'panel'] as const

const NAMES = [...Object.keys(FIRST_CHOICES), ...OPTIONS]

type Query = Readonly<Record<string, string | string[] | undefined>>

/**
 * The choices in a URL's query, merged with the initial ones. The last value of a repeated name wins: a pressed button.
 */
export function choicesIn(query: Query): TypedChoices {
  const chosen = NAMES.flatMap((name) => {
    const value = [query[name] ?? []].flat().at(-1)
    return value === undefined ? [] : [[name, value] as const]
  })
  return { ...FIRST_CHOICES, ...Object.fromEntries(chosen) }
}

/** The query string of a shareable URL. */
export function queryOfChoices(typed: TypedChoices): string {
  return new URLSearchParams(NAMES.flatMap((name) => (typed[name] ? [[name, typed[name]]] : []))).toString()
}

/** URL of the configurator with these choices. */
export const configuratorWith = (typed: TypedChoices): string => `${scriptRoutes.configure}?${queryOfChoices(typed)}`

/** The choices as text. */
export function typedChoices({
  extraPanels,
  warrantyExtension,
  maintenancePlan,
  panel,
  ...chosen
}: ConfigurationChoices): TypedChoices {
  return {
    ...chosen,
    extraPanels: String(extraPanels),
    ...(warrantyExtension && { warrantyExtension: 'on' }),
    ...(maintenancePlan && { maintenancePlan: 'on' }),
    ...(panel !== null && { panel }),
  }
}

/** URL of the quick calculator with the same home. */
export function calculatorFor(choices: ConfigurationChoices): string {
  const typed = {
    ...USUAL_HOME,
    type: choices.propertyType,
    area: choices.propertySize,
    built: choices.built,
    heating: choices.currentHeating,
    heated: choices.installationType,
  }
  return `${scriptRoutes.quickCalculator}?${quickQueryOf(typed)}`
}

/** URL of the configurator with the home of a quick calculation, given as its query string. */
export function configuratorFor(quickQuery: string): string {
  const params = new URLSearchParams(quickQuery)
  const home = {
    propertyType: params.get('type'),
    propertySize: nearestFloorArea(Number(params.get('area') ?? NaN)),
    built: params.get('built'),
    currentHeating: params.get('heating'),
    installationType: params.get('heated') ?? FIRST_CHOICES.installationType,
  }
  const given = Object.entries(home).filter((entry): entry is [string, string] => entry[1] !== null)
  return withQuery(scriptRoutes.configure, { ...FIRST_CHOICES, ...Object.fromEntries(given) })
}

/** Limits the number of extra panels to the range of the form. */
export const limitedExtra = (extra: number) => Math.max(-EXTRA_PANELS_MAX, Math.min(EXTRA_PANELS_MAX, extra))
