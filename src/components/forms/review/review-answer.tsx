import { AnswerForm } from '@/components/ui/answer-form'
import { lateEndpoints } from '@/lib/routing/late-endpoints'
import { REVIEW_ANSWERS } from '@/lib/schemas/review'

type ReviewAnswerProps = { id: string; token: string; answer: (typeof REVIEW_ANSWERS)[number]['value'] }

/** Declines to write a review with one press, or withdraws one. */
export function ReviewAnswer({ id, token, answer }: ReviewAnswerProps) {
  return (
    <div id={id} className="mt-9 border-t border-line pt-6">
      <AnswerForm
        action={lateEndpoints.reviewAnswer}
        token={token}
        answers={REVIEW_ANSWERS.filter(({ value }) => value === answer)}
        deleting="withdraw"
      />
    </div>
  )
}
