import type { JSONFieldServerProps } from 'payload'

import { LEAD_KINDS } from '@/lib/domain/leads/lead-kinds'

import { answerLink } from './answer-link'
import { readAnswers, type Answer } from './read-answers'

/** Everything the person typed, as they typed it, after how they reached us. */
export function LeadAnswers({ data, value }: Pick<JSONFieldServerProps, 'data' | 'value'>) {
  const answers: Answer[] = [
    { label: 'Kind of enquiry', value: LEAD_KINDS.find(({ value: kind }) => kind === data.kind)?.label ?? '' },
    { label: 'Source', value: data.source ?? '' },
    ...readAnswers(value),
  ]
  return (
    <dl className="pb-answers">
      {answers.map((answer, index) => (
        <div key={index}>
          <dt>{answer.label}</dt>
          <dd>
            <AnswerValue {...answer} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function AnswerValue(answer: Answer) {
  const href = answerLink(answer)
  return href ? <a href={href}>{answer.value}</a> : answer.value
}
