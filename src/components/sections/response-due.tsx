import { describeDue } from '@/lib/domain/opening-hours/describe-due'
import { responseDueAt } from '@/lib/domain/opening-hours/due-at'
import { isOpenAt, type OpeningHours } from '@/lib/domain/opening-hours/opening-hours'
import { RESPONSE_PROMISE_MINUTES } from '@/lib/domain/opening-hours/promise'

type ResponseDueProps = { now: Date; hours: OpeningHours; response: 'call you' | 'reply' }

/** When we respond to a request sent just now, according to the promised minutes and the opening hours. */
export function ResponseDue({ now, hours, response }: ResponseDueProps) {
  const due = describeDue(responseDueAt({ receivedAt: now, hours, promiseMinutes: RESPONSE_PROMISE_MINUTES }), now)
  return (
    <p data-changes className="font-display text-quote font-medium">
      We’ll {response} {due}.
      {!isOpenAt({ at: now, hours }) &&
        ` We’re closed now; the ${RESPONSE_PROMISE_MINUTES} minutes start when we open.`}
    </p>
  )
}
