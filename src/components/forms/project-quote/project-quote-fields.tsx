import { PROJECT_QUOTE_FIELDS, PROJECT_QUOTE_PARTS } from '@/lib/forms/project-quote'
import { endpoints } from '@/lib/routing/endpoints'

import type { PageFormDefinition } from '../shared/defined-form'
import { TableParts } from '../shared/table-fields'

export const PROJECT_QUOTE_FORM: PageFormDefinition = {
  formId: 'project-quote',
  draft: 'project-quote-draft',
  action: endpoints.projectQuotes,
  submitLabel: 'Send project',
  Fields: (state) => (
    <TableParts formId="project-quote" fields={PROJECT_QUOTE_FIELDS} parts={PROJECT_QUOTE_PARTS} {...state} />
  ),
}
