import { EXAMPLE_HOME, USUAL_OCCUPANCY } from '@/lib/domain/estimate/example-home'

/** Form field and query parameter for the visitor's own figures (see `writeOwnFigures`). */
export const OWN_NAME = 'own'

/** The quick calculator's questions and the visitor's own figures, as named in its form and URL. */
export const QUESTION_NAMES = [
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
  'panel',
  OWN_NAME,
] as const

/** Questions that narrow the range or sharpen the verdict; omitted from URLs unless answered. */
export const OPTIONAL_NAMES = ['rooms', 'currentBill', 'billUnit', 'altitude', 'heated', 'tenanted', 'panel'] as const

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
  panel: '',
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

/** The one example home of the site, in the middle of Great Britain. */
export const EXAMPLE_TYPED: Typed = {
  ...USUAL_HOME,
  type: EXAMPLE_HOME.propertyType,
  area: String(EXAMPLE_HOME.floorAreaM2),
  built: EXAMPLE_HOME.built,
  heating: EXAMPLE_HOME.heating,
  occupancy: USUAL_OCCUPANCY,
}

/** Query parameter for the figure whose working is shown. */
export const SHOWN_NAME = 'show'

/** Id of the email form, which the calculator's fields refer to from anywhere on the page. */
export const RESULT_FORM_ID = 'calculator-result'

/**
 * Answers from the URL query, merged with the usual home. If there are none apart from the postcode, the initial
 * answers are used. Other parameters are ignored.
 */
export function typedIn(query: Query): Typed {
  const given = answersIn(query, QUESTION_NAMES)
  const isOfHome = Object.keys(given).some((name) => name !== 'postcode')
  return { ...(isOfHome ? USUAL_HOME : FIRST_TYPED), ...given }
}

export type Query = Readonly<Record<string, string | string[] | undefined>>

/** The answers that a URL query gives to some of the questions. */
export function answersIn(query: Query, names: readonly (typeof QUESTION_NAMES)[number][]): Typed {
  const given = names.flatMap((name) => {
    const value = query[name]
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  return Object.fromEntries(given)
}
