import type { Field } from 'payload'

import { nobody } from '@/lib/cms/access/rules'
import { LEAD_KINDS } from '@/lib/domain/leads/lead-kinds'

/** For the list, the search and the deliveries; the page of a lead shows these among the answers. */
const inList = { access: { update: nobody }, admin: { components: { Field: false } } } as const
const stored = { access: { update: nobody }, admin: { hidden: true } }

/** What the person typed. It is evidence, so nobody edits it; corrections go into the notes. */
export const leadAnswerFields: Field[] = [
  {
    name: 'name',
    type: 'text',
    required: true,
    maxLength: 205,
    index: true,
    access: { update: nobody },
    admin: { components: { Field: false, Cell: '/components/admin/lead-name-cell#LeadNameCell' } },
  },
  { name: 'kind', type: 'select', required: true, options: [...LEAD_KINDS], index: true, ...inList },
  { name: 'phone', type: 'text', maxLength: 40, index: true, ...inList },
  { name: 'email', type: 'text', label: 'E-mail', maxLength: 254, index: true, ...inList },
  { name: 'postcode', type: 'text', maxLength: 10, index: true, ...inList },
  { name: 'source', type: 'text', maxLength: 100, index: true, ...inList },
  {
    name: 'answers',
    type: 'json',
    required: true,
    access: { update: nobody },
    admin: { readOnly: true, components: { Field: '/components/admin/lead-answers#LeadAnswers' } },
  },
  { name: 'firstName', type: 'text', maxLength: 100, ...stored },
  { name: 'lastName', type: 'text', maxLength: 100, ...stored },
  { name: 'phoneE164', label: 'Number as +44', type: 'text', maxLength: 20, index: true, ...stored },
  { name: 'message', type: 'textarea', ...stored },
  {
    name: 'enquiry',
    label: 'The original record',
    type: 'relationship',
    relationTo: [
      'contact-inquiries',
      'survey-leads',
      'call-requests',
      'datasheet-leads',
      'partner-applications',
      'configuration-quotes',
      'project-quotes',
      'calculator-usage',
    ],
    access: { update: nobody },
    admin: { readOnly: true },
  },
]
