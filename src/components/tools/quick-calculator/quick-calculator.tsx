import type { ReactNode } from 'react'

import { answerView } from '@/lib/site/quick-calculation/answer-view'
import { estimateFor, type Basis } from '@/lib/site/quick-calculation/estimate'
import { queryOf, type Typed } from '@/lib/site/quick-calculation/questions'
import { routes } from '@/lib/site/routes'
import { readQuickCalculation } from '@/lib/schemas/quick-calculation'

import { AnswerSheet } from './answer-sheet'
import { LiveCalculator } from './live-calculator'
import { QUESTION_OPTIONS } from './question-options'

type QuickCalculatorProps = {
  /** Where the form asks for a page with the answer. */
  action?: string
  typed: Typed
  basis: Basis
  shown?: string | null
  after?: ReactNode
}

/** Eight questions, no contact details, and the answer with its working; `after` stands under it. */
export function QuickCalculator({
  typed,
  basis,
  shown = null,
  after,
  action = routes.quickCalculator,
}: QuickCalculatorProps) {
  const read = readQuickCalculation(typed)
  const query = read.ok ? queryOf(typed) : ''
  return (
    <LiveCalculator
      action={action}
      typed={typed}
      query={query}
      options={QUESTION_OPTIONS}
      errors={read.ok ? {} : read.errors}
      basis={basis}
      after={after}
    >
      {read.ok && (
        <AnswerSheet view={answerView(estimateFor({ answers: read.answers, basis }))} query={query} shown={shown} />
      )}
    </LiveCalculator>
  )
}
