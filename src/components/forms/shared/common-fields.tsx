import { Checkbox } from '@/components/ui/checkbox'
import type { FieldBasics } from '@/components/ui/field-props'
import { TextInput } from '@/components/ui/text-input'

/** A phone number that we need. */
export function PhoneField(field: FieldBasics & { className?: string }) {
  return (
    <TextInput {...field} label="Phone" hint="A UK number, like 07700 900 982" type="tel" autoComplete="tel" required />
  )
}

/** The same wording wherever it is asked, as it is what the visitor agrees to. */
export function MarketingConsent(field: FieldBasics) {
  return <Checkbox {...field}>Email me offers and news about Powerboard. You can stop these at any time.</Checkbox>
}
