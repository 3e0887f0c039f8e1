import type { FieldBasics } from '@/components/ui/field-props'
import { TextInput } from '@/components/ui/text-input'

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
      <TextInput
        {...field('phone')}
        label="Phone"
        hint="A UK number, like 07700 900 982"
        type="tel"
        autoComplete="tel"
        required
        className="col-span-full"
      />
    </>
  )
}
