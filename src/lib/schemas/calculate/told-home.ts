import * as z from 'zod'

import { writeOwnFigures } from '@/lib/domain/estimate/own-figures-text'
import type { ToldHome } from '@/lib/domain/estimate/told-home'
import { TOLD_HOME_LENGTH_MAX } from '@/lib/domain/estimate/told-home-length'

import { formValues } from '../form-values'
import { checkBill, QUICK_QUESTIONS, quickAnswersOf, quickEstimateForm, type QuickQuestions } from './quick-estimate'

const questions = z.object(QUICK_QUESTIONS).superRefine(checkBill)

/**
 * The home that a visitor has told one tool, for another: the query of the quick calculator. What cannot be read counts
 * as not told, since this tool does not show the questions. Of a postcode only the area and its height are kept.
 */
export const toldHomeParameter = z
  .string()
  .max(TOLD_HOME_LENGTH_MAX)
  .nullable()
  .default(null)
  .transform((query) => (query === null ? null : readToldHome(query)))

export function readToldHome(query: string): ToldHome | null {
  const read = questions.safeParse(formValues(new URLSearchParams(query), quickEstimateForm))
  if (!read.success) return null
  const { own, ...answered } = read.data
  return { query: queryOf(read.data), answers: quickAnswersOf(answered), own }
}

/** The questions as the query string of the quick calculator. */
function queryOf({ postcode, altitude, solar, currentBill, billUnit, own, ...others }: QuickQuestions): string {
  const answers: Record<string, string | number | undefined> = {
    postcode: postcode?.area,
    ...others,
    solar: solar ? 'on' : undefined,
    currentBill,
    billUnit: currentBill === undefined ? undefined : billUnit,
    altitude: altitude ?? postcode?.heightM ?? undefined,
    own: writeOwnFigures(own) || undefined,
  }
  const answered = Object.entries(answers).flatMap(([name, value]) => (value === undefined ? [] : [[name, `${value}`]]))
  return new URLSearchParams(answered).toString()
}
