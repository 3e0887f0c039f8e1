import { scriptRoutes } from '@/lib/routing/script-routes'

import { areaIn, quickCalculatorFor } from '../engine/home-query'
import { type Typed, USUAL_HOME } from '../engine/home-questions'
import { answersOfHome, HOME_NAME } from '../engine/told-home'

/** Id of the form that holds the questions. */
export const SOLAR_FORM_ID = 'solar-quote'

/**
 * Initial answers: a typical roof on the quick calculator's initial home, and Ofgem's typical consumption of July 2026.
 */
export const FIRST_SOLAR = {
  postcode: '',
  type: USUAL_HOME.type ?? '',
  area: USUAL_HOME.area ?? '',
  built: USUAL_HOME.built ?? '',
  occupancy: USUAL_HOME.occupancy ?? '',
  kwp: '4',
  facing: 'south',
  pitch: '35',
  battery: '0',
  heatingKwh: '',
  householdKwh: '2500',
  exportPence: '',
} as const satisfies Typed

/** The questions that are also the quick calculator's, under the same names. */
const ASKED_THERE = {
  postcode: 'postcode',
  type: 'type',
  area: 'area',
  built: 'built',
  occupancy: 'occupancy',
} as const

const NAMES = [...Object.keys(FIRST_SOLAR), HOME_NAME]

/** Answers from a URL's query, merged with the initial ones; other parameters are ignored. */
export function solarTypedIn(query: Readonly<Record<string, string | string[] | undefined>>): Typed {
  const given = NAMES.flatMap((name) => {
    const value = query[name]
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  const typed: Typed = Object.fromEntries(given)
  return { ...FIRST_SOLAR, ...answersOfHome(typed[HOME_NAME] ?? '', ASKED_THERE), ...typed }
}

/** The query string of a shareable URL, with only the area of the postcode. */
export function solarQueryOf(typed: Typed): string {
  const shared: Typed = { ...typed, postcode: areaIn(typed.postcode ?? '') }
  return new URLSearchParams(NAMES.flatMap((name) => (shared[name] ? [[name, shared[name]]] : []))).toString()
}

/** URL of the solar quote with these answers. */
export const solarQuoteWith = (typed: Typed): string => `${scriptRoutes.solarQuote}?${solarQueryOf(typed)}`

/** URL of the quick calculator with the same home. */
export function calculatorFor(typed: Typed): string {
  const asked = Object.fromEntries(Object.keys(ASKED_THERE).map((name) => [name, typed[name] ?? '']))
  return quickCalculatorFor({ told: typed[HOME_NAME], asked })
}
