import { controlClass } from '@/components/ui/control-class'
import { cx } from '@/components/ui/cx'
import { Field, type FieldLabelling } from '@/components/ui/field'
import { describedBy, type FieldBasics } from '@/components/ui/field-props'
import { Icon } from '@/components/ui/icon'
import { slotKey, slotTimes, type CallDay } from '@/lib/domain/service-level/call-slots'
import { dateInWords } from '@/lib/domain/service-level/describe-due'

type SlotSelectProps = FieldBasics & FieldLabelling & { days: readonly CallDay[]; className?: string }

/** The half hours in which we could ring, day by day. */
export function SlotSelect({ id, name, value, error, label, hint, required, days, className }: SlotSelectProps) {
  return (
    <Field {...{ id, label, hint, error, required, className }}>
      <div className="relative">
        <select
          id={id}
          name={name}
          defaultValue={value}
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy({ id, hint, error })}
          className={cx(controlClass(error), 'appearance-none truncate pr-11')}
        >
          <option value="">Please choose</option>
          {days.map((day) => (
            <SlotGroup key={day.date} day={day} />
          ))}
        </select>
        <Icon name="chevron-down" className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2" />
      </div>
    </Field>
  )
}

/** Each option says its day as well: a closed list shows nothing else. */
function SlotGroup({ day: { slots } }: { day: CallDay }) {
  const day = slots[0] ? dateInWords(slots[0].startsAt) : ''
  return (
    <optgroup label={day}>
      {slots.map((slot) => (
        <option key={slotKey(slot)} value={slotKey(slot)}>
          {day}, {slotTimes(slot)}
        </option>
      ))}
    </optgroup>
  )
}
