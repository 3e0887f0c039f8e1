import { describeResponse, responseSentence } from '@/lib/domain/opening-hours/describe-response'
import { responseDueAt } from '@/lib/domain/opening-hours/due-at'
import type { OpeningHours } from '@/lib/domain/opening-hours/opening-hours'
import { RESPONSE_PROMISE_MINUTES } from '@/lib/domain/opening-hours/promise'

type ResponseDueProps = { now: Date; hours: OpeningHours; response: 'call you' | 'reply' }

/** When we respond to a request sent just now, according to the promised minutes and the opening hours. */
export function ResponseDue({ now, hours, response }: ResponseDueProps) {
  const dueAt = responseDueAt({ receivedAt: now, hours, promiseMinutes: RESPONSE_PROMISE_MINUTES })
  return (
    <p data-changes className="font-display text-quote font-medium">
      {responseSentence(describeResponse({ dueAt, now, hours }), response)}
    </p>
  )
}
