import { IN_ROW } from '@/components/ui/field'
import { bindFields, type FormState } from '@/components/ui/field-props'
import { TextInput } from '@/components/ui/text-input'
import { type CallDay, callDays } from '@/lib/domain/opening-hours/call-slots'
import type { OpeningHours } from '@/lib/domain/opening-hours/opening-hours'
import { endpoints } from '@/lib/routing/endpoints'

import { PhoneField } from '../shared/common-fields'
import type { PageFormDefinition } from '../shared/defined-form'
import { SlotSelect } from './slot-select'

const FORM_ID = 'demo-call'

export type SlotsOffered = {
  hours: OpeningHours
  /** The time from which slots are offered. */
  at: Date
}

export function demoForm({ hours, at }: SlotsOffered): PageFormDefinition {
  const days = callDays({ now: at, hours })
  return {
    formId: FORM_ID,
    draft: 'demo-call-draft',
    action: endpoints.demoCalls,
    submitLabel: 'Book the call',
    Fields: (state) => <DemoFields {...state} days={days} />,
  }
}

function DemoFields({ days, ...state }: FormState & { days: readonly CallDay[] }) {
  const field = bindFields({ formId: FORM_ID, ...state })
  return (
    <>
      <TextInput {...field('name')} label="Name" autoComplete="name" required className={IN_ROW} />
      <PhoneField {...field('phone')} className={IN_ROW} />
      <SlotSelect
        {...field('slot')}
        label="When should we call?"
        hint="Half-hour slots in our opening hours, UK time"
        required
        days={days}
        className="col-span-full"
      />
    </>
  )
}
