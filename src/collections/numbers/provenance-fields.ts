import type { Field } from 'payload'
import { text } from 'payload/shared'

import { checkUrl } from '@/lib/cms/fields/text-checks'
import { whenGiven } from '@/lib/cms/fields/validators'
import { CONFIDENCES } from '@/lib/domain/quantity/confidence'

/** Source and owner of a number. */
export const provenanceFields: Field[] = [
  {
    name: 'source',
    type: 'text',
    required: true,
    maxLength: 300,
    admin: { description: 'As shown on pages, without the period.' },
  },
  {
    name: 'url',
    type: 'text',
    label: 'Web address',
    maxLength: 1000,
    validate: whenGiven(checkUrl, text),
  },
  {
    type: 'row',
    fields: [
      { name: 'read', type: 'date', label: 'Date of the source, or the day we read it', required: true },
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
        admin: {
          description: 'The role responsible for keeping it up to date. Visitors can see this, so do not enter a name.',
        },
      },
      {
        name: 'nextReview',
        type: 'date',
        required: true,
        index: true,
        admin: { description: 'From this date it is listed for review.' },
      },
    ],
  },
]
