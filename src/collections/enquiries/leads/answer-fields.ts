import type { Field } from 'payload'

import { nobody } from '@/lib/cms/access/rules'
import { LEAD_KINDS } from '@/lib/domain/leads/lead-kinds'

const asTyped = { access: { update: nobody }, admin: { readOnly: true } }

/** What the person typed. It is evidence, so nobody edits it; corrections go into the notes. */
export const leadAnswerFields: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'name',
        type: 'text',
        required: true,
        maxLength: 205,
        index: true,
        ...asTyped,
        admin: { readOnly: true, components: { Cell: '/components/admin/lead-name-cell#LeadNameCell' } },
      },
      { name: 'kind', type: 'select', required: true, options: [...LEAD_KINDS], index: true, ...asTyped },
    ],
  },
  {
    type: 'row',
    fields: [
      { name: 'phone', type: 'text', maxLength: 40, index: true, ...asTyped },
      { name: 'email', type: 'text', label: 'E-mail', maxLength: 254, index: true, ...asTyped },
      { name: 'postcode', type: 'text', maxLength: 10, index: true, ...asTyped },
    ],
  },
  { name: 'source', type: 'text', maxLength: 100, index: true, ...asTyped, admin: { readOnly: true, description: 'The page or button that brought them.' } },
  {
    name: 'answers',
    type: 'json',
    required: true,
    access: { update: nobody },
    admin: { readOnly: true, components: { Field: '/components/admin/lead-answers#LeadAnswers' } },
  },
  { name: 'firstName', type: 'text', maxLength: 100, access: { update: nobody }, admin: { hidden: true } },
  { name: 'lastName', type: 'text', maxLength: 100, access: { update: nobody }, admin: { hidden: true } },
  { name: 'phoneE164', type: 'text', maxLength: 20, index: true, access: { update: nobody }, admin: { hidden: true } },
  { name: 'message', type: 'textarea', access: { update: nobody }, admin: { hidden: true } },
  {
    name: 'enquiry',
    label: 'The original record',
    type: 'relationship',
    relationTo: ['contact-inquiries', 'survey-leads', 'call-requests', 'datasheet-leads', 'configuration-quotes', 'project-quotes', 'calculator-usage'],
    ...asTyped,
  },
]
