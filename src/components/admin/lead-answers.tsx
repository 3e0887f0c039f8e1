import type { JSONFieldServerProps } from 'payload'

import type { Lead } from '@/lib/generated/payload-types'

import { AnswerList } from './answer-list'
import { arrivalOf, readAnswers } from './read-answers'

/** How the person contacted us, followed by everything they entered, verbatim. */
export function LeadAnswers({ data, value }: Pick<JSONFieldServerProps, 'data' | 'value'>) {
  const { kind, source = null } = data as Pick<Lead, 'kind' | 'source'>
  const answers = [...arrivalOf({ kind, source }), ...readAnswers(value)]
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
