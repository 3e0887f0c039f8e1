import { AnswerForm } from '@/components/ui/answer-form'
import type { WaitingState } from '@/lib/domain/shop/waiting-states'
import { lateEndpoints } from '@/lib/routing/late-endpoints'
import { WAITING_ANSWERS } from '@/lib/schemas/waiting-list'

/** Confirms an email address on the waiting list, or removes it. */
export function WaitingAnswer({ token, state }: { token: string; state: WaitingState }) {
  const answers = WAITING_ANSWERS.filter(({ value }) => value === 'leave' || state === 'unconfirmed')
  return <AnswerForm action={lateEndpoints.waitingAnswer} token={token} answers={answers} deleting="leave" />
}
