import { DATASHEET_FIELDS } from '@/lib/forms/datasheet'
import { endpoints } from '@/lib/routing/endpoints'

import type { PageFormDefinition } from '../shared/defined-form'
import { TableFields } from '../shared/table-fields'

export const DATASHEET_FORM: PageFormDefinition = {
  formId: 'datasheet',
  draft: 'datasheet-draft',
  action: endpoints.datasheet,
  submitLabel: 'Send me the datasheet',
  Fields: (state) => <TableFields formId="datasheet" fields={DATASHEET_FIELDS} {...state} />,
}
