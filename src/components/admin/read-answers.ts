import { leadKindLabel } from '@/lib/domain/leads/lead-kinds'
import { leadSourceLabel } from '@/lib/domain/leads/lead-source'
import type { Lead } from '@/lib/generated/payload-types'

export type Answer = { label: string; value: string }

/** The answers of a lead from any source. An unexpected shape is shown, not dropped. */
export function readAnswers(stored: unknown): Answer[] {
  const answers: unknown[] = Array.isArray(stored) ? stored : [stored]
  return answers.map((answer) =>
    isAnswer(answer) ? answer : { label: 'Other', value: JSON.stringify(answer, null, 2) ?? '' },
  )
}

function isAnswer(answer: unknown): answer is Answer {
  if (typeof answer !== 'object' || answer === null) return false
  return 'label' in answer && typeof answer.label === 'string' && 'value' in answer && typeof answer.value === 'string'
}

/** How an enquiry reached us, which stands before its answers. */
export const arrivalOf = (lead: Pick<Lead, 'kind'> & { source: string | null }): Answer[] => [
  { label: 'Kind of enquiry', value: leadKindLabel(lead) },
  { label: 'Source', value: lead.source ? leadSourceLabel(lead.source) : '' },
]
