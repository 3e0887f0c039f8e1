import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { ErrorSummary } from '@/components/ui/error-summary'
import { bindFields, type FormState } from '@/components/ui/field-props'
import { HiddenField } from '@/components/ui/hidden-field'
import { Honeypot } from '@/components/ui/honeypot'
import { REVIEW_FIELDS } from '@/lib/forms/review'
import { lateEndpoints } from '@/lib/routing/late-endpoints'

import { PrivacyNote } from '../shared/privacy-note'
import { TableFields } from '../shared/table-fields'

const FORM_ID = 'review'

/** A plain form for the stars and words of a customer. */
export function ReviewForm({ values, errors }: FormState) {
  const field = bindFields({ formId: FORM_ID, values, errors })
  return (
    <form id={FORM_ID} method="post" action={lateEndpoints.review} noValidate className="relative grid gap-5">
      <ErrorSummary formId={FORM_ID} errors={errors} before="before you send" />
      <HiddenField {...field('token')} />
      <TableFields formId={FORM_ID} fields={REVIEW_FIELDS} values={values} errors={errors} />
      <Checkbox {...field('agreed')} required>
        You may publish my stars, these words and this name. <span className="text-fault">*</span>
      </Checkbox>
      <Honeypot formId={FORM_ID} />
      <Button type="submit" className="justify-self-start">
        Send my review
      </Button>
      <PrivacyNote />
    </form>
  )
}
