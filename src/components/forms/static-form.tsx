import type { ToldForm } from '@/lib/forms/form'
import { PAGE_FORMS, type TablePageForm } from '@/lib/forms/page-forms'

import { CONFIGURATION_FORM } from './configuration/configuration-fields'
import { ESTIMATE_EMAIL_FORM } from './estimate-email/estimate-email-fields'
import { LazyForm, type ScriptedForm } from './lazy-form'
import { QUOTE_REQUEST_FORM } from './quote-request/quote-request-fields'
import { DefinedForm, type FormStart, type PageFormDefinition } from './shared/defined-form'

/** Any form on a page, by its name. */
export type PageFormName = ScriptedForm | TablePageForm
type TellingName = Exclude<TablePageForm, ScriptedForm>

const DEFINITIONS: Record<PageFormName, PageFormDefinition> = {
  ...PAGE_FORMS,
  quote: QUOTE_REQUEST_FORM,
  configuration: CONFIGURATION_FORM,
  'estimate-email': ESTIMATE_EMAIL_FORM,
}

/** Fails to compile for a form that has neither a script nor words for what became of it. */
const TELLING: Record<TellingName, ToldForm> = PAGE_FORMS

const isTelling = (form: PageFormName): form is TellingName => 'told' in DEFINITIONS[form]

/** Any of our forms, rendered by the server; its script loads on first contact. */
export function StaticForm({ form, ...start }: FormStart & { form: PageFormName }) {
  const definition = DEFINITIONS[form]
  const script = isTelling(form) ? TELLING[form] : form
  return (
    <LazyForm form={script} formId={definition.formId} draft={definition.draft} start={start}>
      <DefinedForm definition={definition} {...start} />
    </LazyForm>
  )
}
