import type { Field } from 'payload'

import { seenBy, seenOn } from '@/lib/cms/proof/proved-by-two'
import { CLAIM_CONTEXTS, CLAIM_STATUSES } from '@/lib/content/claim'

/** One reading of a claim: its figure, where it is shown and how certain it is. */
export const claimReadingFields: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'value',
        type: 'text',
        required: true,
        maxLength: 50,
        admin: { description: 'For example 10 or 97 to 99.' },
      },
      { name: 'unit', type: 'text', maxLength: 30, admin: { description: 'For example years or %.' } },
      {
        name: 'text',
        type: 'text',
        required: true,
        maxLength: 200,
        admin: { description: 'As shown on the website: 10-year warranty.' },
      },
    ],
  },
  {
    name: 'contexts',
    type: 'select',
    hasMany: true,
    required: true,
    label: 'Shown in',
    options: [...CLAIM_CONTEXTS],
  },
  {
    name: 'status',
    type: 'select',
    required: true,
    defaultValue: 'unverified',
    options: CLAIM_STATUSES.map(({ value, label }) => ({ value, label })),
    admin: {
      description:
        'Proof on file and Approved need a colleague who has seen the original. Only an admin can select Approved.',
    },
  },
  { name: 'origin', type: 'text', maxLength: 200, admin: { description: 'The source of this reading.' } },
  {
    name: 'qualifier',
    type: 'textarea',
    maxLength: 500,
    admin: { description: 'Shown beside the figure until it is approved.' },
  },
  {
    name: 'strictReplacement',
    type: 'text',
    maxLength: 200,
    admin: { description: 'Shown instead when only approved claims are allowed.' },
  },
  {
    name: 'evidence',
    type: 'textarea',
    label: 'Proof',
    admin: { description: 'Test report, policy or data set, with its date.' },
  },
  {
    name: 'evidenceExpires',
    type: 'date',
    label: 'Proof valid until',
    admin: {
      description:
        'When a certificate or test report expires. From the next day, the reading no longer counts as approved. Leave empty if it does not expire.',
    },
  },
  {
    name: 'jsonLdAllowed',
    type: 'checkbox',
    label: 'Include in structured data for search engines',
    defaultValue: false,
  },
  {
    type: 'row',
    fields: [seenBy('reviewedBy'), seenOn('reviewedAt'), { name: 'reviewBy', type: 'date', label: 'Review again by' }],
  },
]
