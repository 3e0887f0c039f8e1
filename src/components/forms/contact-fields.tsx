import { bindFields, type FieldErrors, type FormValues } from '@/components/ui/field-props'
import { Select } from '@/components/ui/select'
import { TextArea } from '@/components/ui/text-area'
import { TextInput } from '@/components/ui/text-input'
import { endpoints } from '@/lib/site/endpoints'

import { CONTACT_TOPICS } from './contact-topics'
import type { FormDrawing } from './shared/drawn-form'

const FORM_ID = 'contact'

export const CONTACT_DRAWING: FormDrawing = {
  formId: FORM_ID,
  action: endpoints.contact,
  submitLabel: 'Send message',
  Fields: ContactFields,
}

function ContactFields({ values, errors }: { values: FormValues; errors: FieldErrors }) {
  const field = bindFields({ formId: FORM_ID, values, errors })
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
        hint="Leave a number and we’ll ring rather than write"
        type="tel"
        autoComplete="tel"
        className="sm:self-end"
      />
      <Select {...field('projectType')} label="What is it about?" options={CONTACT_TOPICS} className="sm:self-end" />
      <TextArea {...field('details')} label="Details" className="col-span-full" />
    </>
  )
}
