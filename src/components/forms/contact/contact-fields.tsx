import { CONTACT_FIELDS } from '@/lib/forms/contact'
import { endpoints } from '@/lib/routing/endpoints'

import type { PageFormDefinition } from '../shared/defined-form'
import { TableFields } from '../shared/table-fields'

export const CONTACT_FORM: PageFormDefinition = {
  formId: 'contact',
  draft: 'contact-draft',
  action: endpoints.contact,
  submitLabel: 'Send message',
  Fields: (state) => <TableFields formId="contact" fields={CONTACT_FIELDS} {...state} />,
}
