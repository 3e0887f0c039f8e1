import type { FieldLabelling } from '@/components/ui/field'
import type { FieldBasics } from '@/components/ui/field-props'
import { SelectFrame } from '@/components/ui/select'
import { type CallDay, slotKey, slotTimes } from '@/lib/domain/opening-hours/call-slots'
import { dateInWords } from '@/lib/domain/opening-hours/describe-due'

type SlotSelectProps = FieldBasics & FieldLabelling & { days: readonly CallDay[]; className?: string }

/** The half-hour call slots, grouped by day. */
export function SlotSelect({ days, ...rest }: SlotSelectProps) {
  return (
    <SelectFrame {...rest}>
      {days.map((day) => (
        <SlotGroup key={day.date} day={day} />
      ))}
    </SelectFrame>
  )
}

/** Each option includes its day: a closed select shows nothing else. */
function SlotGroup({ day: { slots } }: { day: CallDay }) {
  const day = slots[0] ? dateInWords(slots[0].startsAt) : ''
  return (
    <optgroup label={day}>
      {slots.map((slot) => (
        <option key={slotKey(slot)} value={slotKey(slot)}>{`${day}, ${slotTimes(slot)}`}</option>
      ))}
    </optgroup>
  )
}
