import { heightOfPostcodeM } from '@/lib/domain/climate/district-height'
import { readPostcodeArea } from '@/lib/domain/leads/uk-postcode'

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
  'heated',
  'tenanted',
  OWN_NAME,
] as const

/** Questions that narrow the range or sharpen the verdict; omitted from URLs unless answered. */
export const OPTIONAL_NAMES = ['rooms', 'currentBill', 'billUnit', 'altitude', 'heated', 'tenanted'] as const

/** Form values by question. An absent question was not asked; '' means left blank. */
export type Typed = Readonly<Record<string, string>>

/** The most common home in Britain, used for answers missing from a URL. */
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
  heated: '',
  tenanted: '',
}

/**
 * Initial answers: a home that panels suit, for the visitor to change. A tool that opened on the most common home, a gas
 * semi, would begin with “Good for some rooms” about a home that is not the visitor's. A different answer comes as soon as
 * they say that they heat with gas. Answers missing from a link mean the most common home.
 */
export const FIRST_TYPED: Typed = {
  ...USUAL_HOME,
  type: 'flat-middle',
  area: '45',
  built: '2012-2022',
  heating: 'none',
}

/** Query parameter for the figure whose working is shown. */
export const SHOWN_NAME = 'show'

/** Id of the email form, which the calculator's fields refer to from anywhere on the page. */
export const RESULT_FORM_ID = 'calculator-result'

/**
 * Answers from the URL query, merged with the usual home. If there are none apart from the postcode, the initial
 * answers are used. Other parameters are ignored.
 */
export function typedIn(query: Readonly<Record<string, string | string[] | undefined>>): Typed {
  const given = QUESTION_NAMES.flatMap((name) => {
    const value = query[name]
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  const isOfHome = given.some(([name]) => name !== 'postcode')
  return { ...(isOfHome ? USUAL_HOME : FIRST_TYPED), ...Object.fromEntries(given) }
}

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

/** Whether the postcode is more precise than a URL may contain. */
export function tellsTooMuch({ postcode = '' }: Typed): boolean {
  return postcode.trim().toUpperCase() !== areaIn(postcode)
}

/** The area of a postcode, or the text itself, up to a number, if it is not a postcode. */
export function areaIn(postcode: string): string {
  return readPostcodeArea(postcode) ?? postcode.trim().toUpperCase().replace(/\d.*/s, '').trim()
}
