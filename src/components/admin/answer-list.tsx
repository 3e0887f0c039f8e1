import { answerLink } from './answer-link'
import type { Answer } from './read-answers'

/** Answers as label and value; a telephone number or an address can be pressed. */
export function AnswerList({ answers }: { answers: readonly Answer[] }) {
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
