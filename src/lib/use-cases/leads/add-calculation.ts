import { estimateWithOwn } from '@/lib/calculators/engine/estimate'
import type { Basis } from '@/lib/calculators/engine/estimate-basis'
import { estimateView } from '@/lib/calculators/quick/estimate-view'
import { homeRows, resultRows } from '@/lib/calculators/quick/result-rows'
import { quickAnswersOf, type QuickQuestions } from '@/lib/schemas/calculate/quick-estimate'

import type { LeadSubmission } from './lead-submission'
import { typedOf } from './typed-questions'

/** Adds the result of a quick calculation to a quote request, recalculated from its answers. */
export function addCalculation(
  lead: LeadSubmission,
  { questions, basis }: { questions: QuickQuestions; basis: Basis },
): LeadSubmission {
  const { estimate, isOwnRefused } = estimateWithOwn({ answers: quickAnswersOf(questions), basis, own: questions.own })
  const view = estimateView(estimate)
  return {
    ...lead,
    answers: [...lead.answers, ...resultRows({ typed: typedOf(questions), basis, view, isOwnRefused })],
  }
}

/** Adds the home that an order or a project is for, with the panels of its rooms. */
export function addHome(
  lead: LeadSubmission,
  { questions, basis }: { questions: QuickQuestions; basis: Basis },
): LeadSubmission {
  const { estimate } = estimateWithOwn({ answers: quickAnswersOf(questions), basis, own: questions.own })
  return {
    ...lead,
    answers: [...lead.answers, ...homeRows({ typed: typedOf(questions), basis, estimate })],
  }
}
