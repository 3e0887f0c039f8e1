import { Button } from '@/components/ui/button'
import { bindFields, type FieldErrors, type FormValues } from '@/components/ui/field-props'
import { Honeypot } from '@/components/ui/honeypot'
import { FaultNotice } from '@/components/ui/notice'
import { TextInput } from '@/components/ui/text-input'
import { lateEndpoints } from '@/lib/routing/late-endpoints'

import { PrivacyNote } from '../shared/privacy-note'

const FORM_ID = 'data-link'

type DataLinkFormProps = { values?: FormValues; errors?: FieldErrors; fault?: string | null }

/** A plain form that asks for a link to what we hold about an address. */
export function DataLinkForm({ values = {}, errors = {}, fault = null }: DataLinkFormProps) {
  const field = bindFields({ formId: FORM_ID, values, errors })
  return (
    <form id={FORM_ID} method="post" action={lateEndpoints.dataLinks} noValidate className="relative grid gap-4">
      {fault && <FaultNotice>{fault}</FaultNotice>}
      <TextInput
        {...field('email')}
        label="Your email address"
        hint="The one that you gave us"
        type="email"
        autoComplete="email"
        required
      />
      <Honeypot formId={FORM_ID} />
      <Button type="submit" className="justify-self-start max-sm:w-full">
        Send me a link
      </Button>
      <PrivacyNote />
    </form>
  )
}
