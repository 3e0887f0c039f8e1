import { type CallSlot, slotDay, slotTimes } from '@/lib/domain/opening-hours/call-slots'
import type { OpeningHours } from '@/lib/domain/opening-hours/opening-hours'

import { ResponseDue } from '../response-due'

/** When we call: in the booked half hour, otherwise within the promised time. */
export function WhenWeCall({ now, hours, slot }: { now: Date; hours: OpeningHours; slot: CallSlot | null }) {
  if (slot) {
    return (
      <p data-changes className="font-display text-quote font-medium">
        One of our team in Devizes will call you {slotDay(slot, now)}, {slotTimes(slot)}. Keep your phone to hand.
      </p>
    )
  }
  return <ResponseDue now={now} hours={hours} response="call you" />
}
