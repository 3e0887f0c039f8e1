import { postcodeAreaOf } from '@/lib/domain/climate/area-climate'

/** Form field and query parameter for the visitor's own figures (see `writeOwnFigures`). */
export const OWN_NAME = 'own'

/** The quick calculator's questions and the visitor's own figures, as named in its form and URL. */
const QUESTION_NAMES = [
  'postcode',
  'type',
  'area',
  'built',
  'insulation',
  'heating',
  'occupancy',
  'solar',
  'rooms',
  'currentBill',
  'billUnit',
  'altitude',
  OWN_NAME,
] as const

/** Questions that narrow the range; left out of a URL unless answered. */
export const OPTIONAL_NAMES = ['rooms', 'currentBill', 'billUnit', 'altitude'] as const

/** Form values by question. An absent question was not asked; '' was left blank. */
export type Typed = Readonly<Record<string, string>>

/** The most common home in Britain: what a URL that leaves answers out is taken to mean. */
export const USUAL_HOME: Typed = {
  postcode: '',
  type: 'semi',
  area: '93',
  built: '1976-1982',
  insulation: 'unknown',
  heating: 'gas-old',
  occupancy: 'mornings-and-evenings',
  rooms: '',
  currentBill: '',
  billUnit: 'kwh',
  altitude: '',
}

/** Initial answers: a home that panels suit, for the visitor to change. */
export const FIRST_TYPED: Typed = {
  ...USUAL_HOME,
  type: 'flat-middle',
  area: '45',
  built: '2012-2022',
  heating: 'none',
}

/** Query parameter for the figure whose working is shown. */
export const SHOWN_NAME = 'show'

/** The email form; the calculator's fields refer to it by id, wherever they are on the page. */
export const RESULT_FORM_ID = 'calculator-result'

/**
 * Answers from the URL query, merged with the usual home; the initial answers if there are none, or none but where the
 * home is. Other parameters are ignored.
 */
export function typedIn(query: Readonly<Record<string, string | string[] | undefined>>): Typed {
  const asked = QUESTION_NAMES.flatMap((name) => {
    const value = query[name]
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  const isOfHome = asked.some(([name]) => name !== 'postcode')
  return { ...(isOfHome ? USUAL_HOME : FIRST_TYPED), ...Object.fromEntries(asked) }
}

/** Whether no answer about the home has been given yet. */
export const isExample = (typed: Typed): boolean =>
  queryOf(typed) === queryOf({ ...FIRST_TYPED, postcode: typed.postcode ?? '' })

/** The query string of a shareable URL, with only the area of the postcode. */
export function queryOf(typed: Typed): string {
  const shared: Typed = { ...typed, postcode: areaIn(typed.postcode ?? '') }
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

/** Whether the postcode is more precise than a URL may contain. */
export function tellsTooMuch({ postcode = '' }: Typed): boolean {
  return postcodeAreaOf(postcode) !== null && postcode !== areaIn(postcode)
}

/** The area of a postcode, or what was typed instead of one. */
export function areaIn(postcode: string): string {
  return postcodeAreaOf(postcode) ?? postcode.trim().toUpperCase()
}
