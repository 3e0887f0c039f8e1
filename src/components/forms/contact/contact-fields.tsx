import { IN_ROW } from '@/components/ui/field'
import { bindFields, type FormState } from '@/components/ui/field-props'
import { Select } from '@/components/ui/select'
import { TextArea } from '@/components/ui/text-area'
import { TextInput } from '@/components/ui/text-input'
import { CONTACT_TOPICS } from '@/lib/domain/leads/contact-topics'
import { endpoints } from '@/lib/routing/endpoints'

import type { PageFormDefinition } from '../shared/defined-form'

const FORM_ID = 'contact'

export const CONTACT_FORM: PageFormDefinition = {
  formId: FORM_ID,
  draft: 'contact-draft',
  action: endpoints.contact,
  submitLabel: 'Send message',
  Fields: ContactFields,
}

function ContactFields(state: FormState) {
  const field = bindFields({ formId: FORM_ID, ...state })
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
        hint="Leave a number if you’d prefer a call"
        type="tel"
        autoComplete="tel"
        className={IN_ROW}
      />
      <Select {...field('projectType')} label="What is it about?" options={CONTACT_TOPICS} className={IN_ROW} />
      <TextArea {...field('details')} label="Details" className="col-span-full" />
    </>
  )
}
