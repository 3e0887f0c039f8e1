import { bindFields } from '@/components/ui/field-props'
import { HiddenField } from '@/components/ui/hidden-field'
import { QUOTE_DRAFT } from '@/lib/browser/quote-draft'
import { QUOTE_REQUEST_FIELDS } from '@/lib/forms/quote-request'
import { endpoints } from '@/lib/routing/endpoints'

import type { PageFormDefinition } from '../shared/defined-form'
import { TableFields } from '../shared/table-fields'

const FORM_ID = 'quote-request'

export const QUOTE_REQUEST_FORM: PageFormDefinition = {
  formId: FORM_ID,
  draft: QUOTE_DRAFT,
  action: endpoints.surveyLeads,
  submitLabel: 'Send request',
  Fields: (state) => {
    const field = bindFields({ formId: FORM_ID, ...state })
    return (
      <>
        <HiddenField {...field('source')} />
        <HiddenField {...field('calculation')} />
        <HiddenField {...field('location')} />
        <HiddenField {...field('serviceType')} />
        <TableFields formId={FORM_ID} fields={QUOTE_REQUEST_FIELDS} {...state} />
      </>
    )
  },
}
