import { Checkbox } from '@/components/ui/checkbox'
import type { FieldBasics } from '@/components/ui/field-props'
import { TextInput } from '@/components/ui/text-input'

/** A required phone number. */
export function PhoneField(field: FieldBasics & { className?: string }) {
  return (
    <TextInput {...field} label="Phone" hint="A UK number, like 07700 900 982" type="tel" autoComplete="tel" required />
  )
}

/** Worded the same in every form, because this text is what the visitor agrees to. */
export function MarketingConsent(field: FieldBasics) {
  return <Checkbox {...field}>Email me offers and news about Powerboard. You can stop these at any time.</Checkbox>
}
