import { postcodeAreaOf } from '@/lib/domain/climate/area-climate'

/** The quick calculator's questions, as its form and its address name them. */
export const QUESTION_NAMES = [
  'postcode',
  'type',
  'area',
  'built',
  'insulation',
  'heating',
  'occupancy',
  'solar',
] as const

/** What stands in the form, by question. A question that is not in it was not asked; an empty text was left empty. */
export type Typed = Readonly<Record<string, string>>

/** The home that the page begins with: what most homes in Britain are. */
export const FIRST_TYPED: Typed = {
  postcode: '',
  type: 'semi',
  area: '93',
  built: '1976-1982',
  insulation: 'unknown',
  heating: 'gas-old',
  occupancy: 'mornings-and-evenings',
}

/** Names the figure whose working is shown, beside the questions. */
export const SHOWN_NAME = 'show'

/** The form that asks where a result shall go; the calculator's answers are fields of it, wherever they stand. */
export const RESULT_FORM_ID = 'calculator-result'

/** What an address asks, beside what the page begins with; whatever else stands in it is left out. */
export function typedIn(query: Readonly<Record<string, string | string[] | undefined>>): Typed {
  const asked = QUESTION_NAMES.flatMap((name) => {
    const value = query[name]
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  return { ...FIRST_TYPED, ...Object.fromEntries(asked) }
}

/** The typed answers as the query of an address to share: of a postcode no more than its area. */
export function queryOf(typed: Typed): string {
  const shared: Typed = { ...typed, postcode: areaIn(typed.postcode ?? '') }
  const answered = QUESTION_NAMES.flatMap((name) => (shared[name] === undefined ? [] : [[name, shared[name]]]))
  return new URLSearchParams(answered).toString()
}

/** Whether the answers say more of a place than an address may keep. */
export function tellsTooMuch({ postcode = '' }: Typed): boolean {
  return postcodeAreaOf(postcode) !== null && postcode !== areaIn(postcode)
}

function areaIn(postcode: string): string {
  return postcodeAreaOf(postcode) ?? postcode.trim().toUpperCase()
}
