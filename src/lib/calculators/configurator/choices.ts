import { type ConfigurationChoices, EXTRA_PANELS_MAX } from '@/lib/domain/estimate/configuration-options'
import { scriptRoutes, withQuery } from '@/lib/routing/script-routes'

import { quickCalculatorFor } from '../engine/home-query'
import { answersOfHome, HOME_NAME } from '../engine/told-home'

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
  propertySize: '45',
  built: '2012-2022',
  currentHeating: 'none',
  installationType: 'whole-home',
  thermostatZones: 'each-room',
  extraPanels: '0',
  fitting: 'yes',
} as const satisfies TypedChoices

/** Checkboxes, absent unless ticked; the panel, absent unless there is a choice; and the home told elsewhere. */
const OPTIONS = ['warrantyExtension', 'maintenancePlan', 'panel', HOME_NAME] as const

/** The choices that are also questions of the quick calculator, by their names there. */
const ASKED_THERE = {
  type: 'propertyType',
  area: 'propertySize',
  built: 'built',
  heating: 'currentHeating',
  heated: 'installationType',
  panel: 'panel',
} as const

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
  const typed: TypedChoices = Object.fromEntries(chosen)
  return { ...FIRST_CHOICES, ...answersOfHome(typed[HOME_NAME] ?? '', ASKED_THERE), ...typed }
}

/** The query string of a shareable URL. */
export function queryOfChoices(typed: TypedChoices): string {
  return new URLSearchParams(NAMES.flatMap((name) => (typed[name] ? [[name, typed[name]]] : []))).toString()
}

/** URL of the configurator with these choices. */
export const configuratorWith = (typed: TypedChoices): string => `${scriptRoutes.configure}?${queryOfChoices(typed)}`

/** The choices as text. */
export function typedChoices({
  propertySize,
  extraPanels,
  warrantyExtension,
  maintenancePlan,
  panel,
  home,
  ...chosen
}: ConfigurationChoices): TypedChoices {
  return {
    ...chosen,
    propertySize: String(propertySize),
    extraPanels: String(extraPanels),
    ...(warrantyExtension && { warrantyExtension: 'on' }),
    ...(maintenancePlan && { maintenancePlan: 'on' }),
    ...(panel !== null && { panel }),
    ...(home !== null && { [HOME_NAME]: home.query }),
  }
}

/** URL of the quick calculator with the same home. */
export const calculatorFor = (choices: ConfigurationChoices): string => calculatorForTyped(typedChoices(choices))

/** The same for choices as text. */
export function calculatorForTyped(typed: TypedChoices): string {
  const asked = Object.fromEntries(Object.entries(ASKED_THERE).map(([question, name]) => [question, typed[name] ?? '']))
  return quickCalculatorFor({ told: typed[HOME_NAME], asked })
}

/** URL of the configurator with the home of a quick calculation, given as its query string. */
export const configuratorFor = (quickQuery: string): string =>
  withQuery(scriptRoutes.configure, { [HOME_NAME]: quickQuery })

/** Limits the number of extra panels to the range of the form. */
export const limitedExtra = (extra: number) => Math.max(-EXTRA_PANELS_MAX, Math.min(EXTRA_PANELS_MAX, extra))
