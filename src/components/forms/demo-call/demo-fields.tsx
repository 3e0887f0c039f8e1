import { bindFields, type FieldErrors, type FormValues } from '@/components/ui/field-props'
import { TextInput } from '@/components/ui/text-input'
import type { CallDay } from '@/lib/domain/service-level/call-slots'

import { SlotSelect } from './slot-select'

export const DEMO_FORM_ID = 'demo-call'

export function DemoFields({
  values,
  errors,
  days,
}: {
  values: FormValues
  errors: FieldErrors
  days: readonly CallDay[]
}) {
  const field = bindFields({ formId: DEMO_FORM_ID, values, errors })
  return (
    <>
      <TextInput {...field('name')} label="Name" autoComplete="name" required className="sm:self-end" />
      <TextInput
        {...field('phone')}
        label="Phone"
        hint="A UK number, like 07700 900 982"
        type="tel"
        autoComplete="tel"
        required
        className="sm:self-end"
      />
      <SlotSelect
        {...field('slot')}
        label="When shall we ring?"
        hint="Half hours in our opening times, London time"
        required
        days={days}
        className="col-span-full"
      />
    </>
  )
}
