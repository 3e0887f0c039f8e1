import { heightOfPostcodeM } from '@/lib/domain/climate/district-height'
import { readPostcodeArea } from '@/lib/domain/leads/uk-postcode'
import { scriptRoutes } from '@/lib/routing/script-routes'

import { FIRST_TYPED, OPTIONAL_NAMES, OWN_NAME, QUESTION_NAMES, type Typed, USUAL_HOME } from './home-questions'

/** Whether the visitor has not yet answered anything about the home. */
export const isExample = (typed: Typed): boolean =>
  queryOf(typed) === queryOf({ ...FIRST_TYPED, postcode: typed.postcode ?? '' })

/** The query string of a shareable URL, with only the area of the postcode and the height of its district. */
export function queryOf(typed: Typed): string {
  const shared = withoutDistrict(typed)
  const answered = QUESTION_NAMES.flatMap((name) => {
    const value = shared[name]
    return value === undefined || isUnanswered(name, shared) ? [] : [[name, value]]
  })
  return new URLSearchParams(answered).toString()
}

function isUnanswered(name: string, typed: Typed): boolean {
  const isOptional = name === OWN_NAME || OPTIONAL_NAMES.some((optional) => optional === name)
  return isOptional && (typed[name === 'billUnit' ? 'currentBill' : name] ?? '').trim() === ''
}

/** The answers with the area and the height of the district in place of the postcode. */
function withoutDistrict(typed: Typed): Typed {
  const { postcode = '', altitude = '' } = typed
  const heightM = altitude.trim() === '' ? heightOfPostcodeM(postcode) : null
  return { ...typed, postcode: areaIn(postcode), ...(heightM !== null && { altitude: String(heightM) }) }
}

/** URL of the quick calculator with a home as told there, in its query string, and as asked by another tool since. */
export function quickCalculatorFor({ told = '', asked }: { told?: string | undefined; asked: Typed }): string {
  const home = typedOf(told)
  const isChanged = ([name, value]: [string, string]) =>
    value !== (name === 'postcode' ? areaIn(home[name] ?? '') : home[name])
  const changes = Object.fromEntries(Object.entries(asked).filter(isChanged))
  return `${scriptRoutes.quickCalculator}?${queryOf(withAnswers(home, changes))}`
}

/** The query string of a URL on this site. */
export const queryIn = (url: string): string => url.slice(url.indexOf('?') + 1)

/** The answers in a query of the quick calculator, and the usual ones. */
export const typedOf = (query: string): Typed => ({ ...USUAL_HOME, ...Object.fromEntries(new URLSearchParams(query)) })

/** A home with other answers: the height was that of the other place, a bill that of the other home or its heating. */
export const withAnswers = (home: Typed, changes: Typed): Typed => ({
  ...home,
  ...('postcode' in changes && { altitude: '' }),
  ...(('area' in changes || 'heating' in changes) && { currentBill: '' }),
  ...changes,
})

/** Whether the postcode is more precise than a URL may contain. */
export function tellsTooMuch({ postcode = '' }: Typed): boolean {
  return postcode.trim().toUpperCase() !== areaIn(postcode)
}

/** The area of a postcode, or the text itself, up to a number, if it is not a postcode. */
export function areaIn(postcode: string): string {
  return readPostcodeArea(postcode) ?? postcode.trim().toUpperCase().replace(/\d.*/s, '').trim()
}
