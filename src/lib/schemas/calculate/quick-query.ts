import { formValues } from '../form-values'
import { fieldsOf } from './fields'
import { QUICK_QUESTIONS, quickEstimateForm, type QuickQuestions } from './quick-estimate'

const questions = fieldsOf(QUICK_QUESTIONS)

/** The questions in the query string of the quick calculator's page; null if invalid. */
export function readQuickQuery(query: string): QuickQuestions | null {
  const read = questions.safeParse(formValues(new URLSearchParams(query), quickEstimateForm))
  return read.success ? read.data : null
}
