import type { FieldBasics } from '@/components/ui/field-props'
import { TextInput } from '@/components/ui/text-input'

import { PhoneField } from '../shared/common-fields'

export type StepProps = { field: (name: string) => FieldBasics }

export function ContactStep({ field }: StepProps) {
  return (
    <>
      <TextInput {...field('firstName')} label="First name" autoComplete="given-name" required />
      <TextInput {...field('lastName')} label="Last name" autoComplete="family-name" required />
      <TextInput
        {...field('email')}
        label="Email"
        type="email"
        autoComplete="email"
        required
        className="col-span-full"
      />
      <PhoneField {...field('phone')} className="col-span-full" />
    </>
  )
}
