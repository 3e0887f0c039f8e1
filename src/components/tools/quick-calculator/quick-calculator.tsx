import { answerView } from '@/lib/site/quick-calculation/answer-view'
import { estimateFor, type Basis } from '@/lib/site/quick-calculation/estimate'
import { queryOf, type Typed } from '@/lib/site/quick-calculation/questions'
import { routes } from '@/lib/site/routes'
import { readQuickCalculation } from '@/lib/schemas/quick-calculation'

import { AnswerSheet } from './answer-sheet'
import { LiveCalculator } from './live-calculator'
import { QUESTION_OPTIONS } from './question-options'

type QuickCalculatorProps = { typed: Typed; basis: Basis; shown?: string | null }

/** Eight questions, no contact details, and the answer with its working. */
export function QuickCalculator({ typed, basis, shown = null }: QuickCalculatorProps) {
  const read = readQuickCalculation(typed)
  return (
    <LiveCalculator action={routes.quickCalculator} typed={typed} options={QUESTION_OPTIONS} errors={read.ok ? {} : read.errors} basis={basis}>
      {read.ok && <AnswerSheet view={answerView(estimateFor({ answers: read.answers, basis }))} query={queryOf(typed)} shown={shown} />}
    </LiveCalculator>
  )
}
