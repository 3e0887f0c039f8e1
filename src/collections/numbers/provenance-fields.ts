import type { Field } from 'payload'
import { text } from 'payload/shared'

import { checkWebAddress } from '@/lib/cms/fields/text-checks'
import { whenGiven } from '@/lib/cms/fields/validators'
import { CONFIDENCES } from '@/lib/site/source'

/** Where a number comes from, and who looks after it. */
export const provenanceFields: Field[] = [
  {
    name: 'source',
    type: 'text',
    required: true,
    maxLength: 300,
    admin: { description: 'As pages print it, without the period.' },
  },
  {
    name: 'url',
    type: 'text',
    label: 'Address on the web',
    maxLength: 1000,
    validate: whenGiven(checkWebAddress, text),
  },
  {
    type: 'row',
    fields: [
      { name: 'read', type: 'date', label: 'Its date, or when we read it', required: true },
      {
        name: 'confidence',
        type: 'select',
        required: true,
        options: CONFIDENCES.map(({ value, label }) => ({ value, label })),
      },
    ],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'owner',
        type: 'text',
        required: true,
        maxLength: 100,
        admin: { description: 'Who keeps it up to date: a role, for anybody may read this.' },
      },
      {
        name: 'nextReview',
        type: 'date',
        required: true,
        index: true,
        admin: { description: 'From this day on it is on the list of what to look at.' },
      },
    ],
  },
]
