import { type CallSlot, slotDay, slotTimes } from '@/lib/domain/opening-hours/call-slots'
import { describeDue } from '@/lib/domain/opening-hours/describe-due'
import { responseDueAt } from '@/lib/domain/opening-hours/due-at'
import { isOpenAt, type OpeningHours } from '@/lib/domain/opening-hours/opening-hours'
import { RESPONSE_PROMISE_MINUTES } from '@/lib/domain/opening-hours/promise'

/** When we call: in the booked half hour, otherwise within the promised time. */
export function WhenWeCall({ now, hours, slot }: { now: Date; hours: OpeningHours; slot: CallSlot | null }) {
  if (slot) {
    return (
      <p data-changes className="font-display text-quote font-medium">
        One of our team in Devizes will call you {slotDay(slot, now)}, {slotTimes(slot)}. Keep your phone to hand.
      </p>
    )
  }
  const due = describeDue(responseDueAt({ receivedAt: now, hours, promiseMinutes: RESPONSE_PROMISE_MINUTES }), now)
  return (
    <p data-changes className="font-display text-quote font-medium">
      One of our team in Devizes will call you {due}.
      {!isOpenAt({ at: now, hours }) && ' We’re closed now, so the 15 minutes start when we open.'}
    </p>
  )
}
