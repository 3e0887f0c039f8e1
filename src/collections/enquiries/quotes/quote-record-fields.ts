import type { Field } from 'payload'

import { nobody } from '@/lib/cms/access/rules'
import { QUOTE_STATES } from '@/lib/domain/quotes/quote-states'

import { checkState } from './check-state'

/** Where a quote stands, and what it is of. */
export const quoteRecordFields: Field[] = [
  {
    name: 'needsReview',
    label: 'Why it needs another look',
    type: 'text',
    maxLength: 200,
    access: { update: nobody },
    admin: { readOnly: true, condition: (data) => Boolean(data.needsReview) },
  },
  {
    name: 'overrideReason',
    label: 'Reason for sending despite the check',
    type: 'textarea',
    maxLength: 500,
    access: { update: nobody },
    admin: { readOnly: true, condition: (data) => Boolean(data.overrideReason) },
  },
  {
    type: 'row',
    fields: [
      {
        name: 'state',
        type: 'select',
        required: true,
        defaultValue: 'draft',
        options: [...QUOTE_STATES],
        validate: checkState,
        index: true,
        admin: { width: '50%', isClearable: false, description: 'Changes are shown on the timeline of the lead.' },
      },
      {
        name: 'lead',
        type: 'relationship',
        relationTo: 'leads', // every quote is made for one, but an accepted one outlives it
        index: true,
        access: { update: nobody },
        admin: { width: '50%', readOnly: true },
      },
    ],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'reference',
        type: 'text',
        required: true,
        unique: true,
        maxLength: 30,
        access: { update: nobody },
        admin: { readOnly: true },
      },
      { name: 'version', type: 'number', required: true, access: { update: nobody }, admin: { readOnly: true } },
      {
        name: 'termsVersion',
        label: 'Version of the terms',
        type: 'text',
        required: true,
        maxLength: 10,
        access: { update: nobody },
        admin: { readOnly: true },
      },
    ],
  },
]
