import { CONTACT_FORM } from './contact'
import { DATA_REQUEST_FORM } from './data-request'
import { DATASHEET_FORM } from './datasheet'
import type { TableForm, ToldForm } from './form'
import { PARTNER_FORMS } from './partners'
import { PROJECT_QUOTE_FORM } from './project-quote'

/** The forms on pages whose fields are all in a table, by name. Only the server reads all of them. */
export const PAGE_FORMS = {
  contact: CONTACT_FORM,
  datasheet: DATASHEET_FORM,
  'data-request': DATA_REQUEST_FORM,
  ...PARTNER_FORMS,
  'project-quote': PROJECT_QUOTE_FORM,
} satisfies Record<string, TableForm>

export type TablePageForm = keyof typeof PAGE_FORMS

/** The forms that need no script of their own. */
export const TOLD_FORMS: readonly ToldForm[] = Object.values<TableForm>(PAGE_FORMS).filter(isTold)

function isTold(form: TableForm): form is ToldForm {
  return form.told !== undefined
}
