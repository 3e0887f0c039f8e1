import type { JSONFieldServerProps } from 'payload'

import { LEAD_KINDS } from '@/lib/domain/leads/lead-kinds'

import { AnswerList } from './answer-list'
import { type Answer, readAnswers } from './read-answers'

/** How the person contacted us, followed by everything they entered, verbatim. */
export function LeadAnswers({ data, value }: Pick<JSONFieldServerProps, 'data' | 'value'>) {
  const answers: Answer[] = [
    { label: 'Kind of enquiry', value: LEAD_KINDS.find(({ value: kind }) => kind === data.kind)?.label ?? '' },
    { label: 'Source', value: data.source ?? '' },
    ...readAnswers(value),
  ]
  return <AnswerList answers={answers} />
}

/** The customer's corrections and withdrawals, each with its time. */
export function LeadChanges({ value }: Pick<JSONFieldServerProps, 'value'>) {
  return (
    <>
      <h3>Changed by the customer since</h3>
      <AnswerList answers={readAnswers(value)} />
    </>
  )
}
