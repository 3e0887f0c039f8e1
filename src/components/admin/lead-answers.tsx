import { answerLink } from './answer-link'
import { readAnswers, type Answer } from './read-answers'

/** Everything the person typed, as they typed it. */
export function LeadAnswers({ value }: { value?: unknown }) {
  return (
    <dl className="pb-answers">
      {readAnswers(value).map((answer, index) => (
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
