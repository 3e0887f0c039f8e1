import type { FormName } from '@/lib/site/page-parts'

import { CONTACT_DRAWING } from './contact-fields'
import { DATASHEET_DRAWING } from './datasheet/datasheet-fields'
import { LateForm } from './late-form'
import { PARTNER_DRAWINGS } from './partners/partner-drawings'
import { QUOTE_REQUEST_DRAWING } from './quote-request-fields'
import { DrawnForm, type FormDrawing, type FormStart } from './shared/drawn-form'

const DRAWINGS: Record<FormName, FormDrawing> = {
  contact: CONTACT_DRAWING,
  quote: QUOTE_REQUEST_DRAWING,
  datasheet: DATASHEET_DRAWING,
  ...PARTNER_DRAWINGS,
}

/** Any of our forms, drawn by the server; its script comes when the visitor is near. */
export function StandingForm({ form, ...start }: FormStart & { form: FormName }) {
  const drawing = DRAWINGS[form]
  return (
    <LateForm form={form} formId={drawing.formId} {...start}>
      <DrawnForm drawing={drawing} {...start} />
    </LateForm>
  )
}
