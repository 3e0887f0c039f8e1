import { slotDay, slotTimes, type CallSlot } from '@/lib/domain/service-level/call-slots'
import { describeDue } from '@/lib/domain/service-level/describe-due'
import { responseDueAt } from '@/lib/domain/service-level/due-at'
import { isOpenAt, type OpeningHours } from '@/lib/domain/service-level/opening-hours'
import { RESPONSE_PROMISE_MINUTES } from '@/lib/domain/service-level/promise'

/** When a person rings: in the half hour that was booked, else as soon as we promise. */
export function WhenWeRing({ now, hours, slot }: { now: Date; hours: OpeningHours; slot: CallSlot | null }) {
  if (slot) {
    return (
      <p data-changes className="text-lede">
        A person in Devizes rings you {slotDay(slot, now)}, {slotTimes(slot)}. Keep your phone to hand.
      </p>
    )
  }
  const due = describeDue(responseDueAt({ receivedAt: now, hours, promiseMinutes: RESPONSE_PROMISE_MINUTES }), now)
  return (
    <p data-changes className="text-lede">
      A person in Devizes reads your request and rings you {due}.
      {!isOpenAt({ at: now, hours }) && ' We’re closed now, so the minutes count from when we open.'}
    </p>
  )
}
