import { Checkbox } from '@/components/ui/checkbox'
import type { FieldBasics } from '@/components/ui/field-props'
import { TextLink } from '@/components/ui/link'
import { TextInput } from '@/components/ui/text-input'
import { CONFIRMED_POSTCODE } from '@/lib/content/confirmed-postcode'
import { postcodeInQuestion } from '@/lib/domain/leads/postcode-question'
import { MARKETING_CONSENT } from '@/lib/forms/common-fields'
import { scriptRoutes } from '@/lib/routing/script-routes'

/** A required phone number. */
export function PhoneField(field: FieldBasics & { className?: string }) {
  return (
    <TextInput {...field} label="Phone" hint="A UK number, like 07700 900 982" type="tel" autoComplete="tel" required />
  )
}

type PostcodeFieldProps = FieldBasics & { className?: string; required?: boolean; hint?: string }

/** A postcode. If we ask about it, a box to tick takes the one that we ask about. */
export function PostcodeField({ className, ...field }: PostcodeFieldProps) {
  const input = { ...field, label: 'Postcode', autoComplete: 'postal-code', autoCapitalize: 'characters' }
  const asked = field.error ? postcodeInQuestion(field.error) : null
  if (asked === null) return <TextInput {...input} className={className} />
  return (
    <div className={className}>
      <TextInput {...input} />
      <Checkbox id={`${field.id}-confirmed`} name={CONFIRMED_POSTCODE} value="" option={asked}>
        <span>{`Yes, use ${asked}`}</span>
      </Checkbox>
    </div>
  )
}

export function MarketingConsent(field: FieldBasics) {
  return <Checkbox {...field}>{MARKETING_CONSENT.label}</Checkbox>
}

export function TermsConsent(field: FieldBasics) {
  return (
    <Checkbox {...field} required>
      I accept the{' '}
      <TextLink href={scriptRoutes.termsOfService} target="_blank">
        terms and conditions
      </TextLink>
      . <span className="text-fault">*</span>
    </Checkbox>
  )
}
