import { CONTACT_FORM } from '@/lib/forms/contact'
import { DATASHEET_FORM } from '@/lib/forms/datasheet'
import { PARTNER_FORMS } from '@/lib/forms/partners'
import { PROJECT_QUOTE_FORM } from '@/lib/forms/project-quote'

import { CONFIGURATION_FORM } from './configuration/configuration-fields'
import { ESTIMATE_EMAIL_FORM } from './estimate-email/estimate-email-fields'
import { LazyForm, type PageFormName } from './lazy-form'
import { QUOTE_REQUEST_FORM } from './quote-request/quote-request-fields'
import { DefinedForm, type FormStart, type PageFormDefinition } from './shared/defined-form'

const DEFINITIONS: Record<PageFormName, PageFormDefinition> = {
  contact: CONTACT_FORM,
  quote: QUOTE_REQUEST_FORM,
  datasheet: DATASHEET_FORM,
  configuration: CONFIGURATION_FORM,
  'project-quote': PROJECT_QUOTE_FORM,
  'estimate-email': ESTIMATE_EMAIL_FORM,
  ...PARTNER_FORMS,
}

/** Any of our forms, rendered by the server; its script loads on first contact. */
export function StaticForm({ form, ...start }: FormStart & { form: PageFormName }) {
  const definition = DEFINITIONS[form]
  return (
    <LazyForm form={form} formId={definition.formId} draft={definition.draft} start={start}>
      <DefinedForm definition={definition} {...start} />
    </LazyForm>
  )
}
