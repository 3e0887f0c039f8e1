import type { Field } from 'payload'

import { editors } from '@/lib/cms/access/rules'
import { CLAIM_CONTEXTS, CLAIM_STATUSES } from '@/lib/site/claim'

/** One reading of a claim: the figure, where it is shown, how sure it is. */
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
        admin: { description: 'As it is printed: 10-year warranty.' },
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
    admin: { description: 'Approved is for an administrator, once somebody else has read the proof.' },
  },
  { name: 'origin', type: 'text', maxLength: 200, admin: { description: 'Where this reading comes from.' } },
  {
    name: 'qualifier',
    type: 'textarea',
    maxLength: 500,
    admin: { description: 'Printed beside the figure while it is not approved.' },
  },
  {
    name: 'strictReplacement',
    type: 'text',
    maxLength: 200,
    admin: { description: 'Printed instead when only approved claims may be shown.' },
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
    label: 'Proof is good until',
    admin: {
      description:
        'When a certificate or a test report runs out. From the day after, the reading no longer counts as approved. Left empty, it does not run out.',
    },
  },
  { name: 'jsonLdAllowed', type: 'checkbox', label: 'May be given to search engines as data', defaultValue: false },
  {
    type: 'row',
    fields: [
      { name: 'reviewedBy', type: 'text', maxLength: 100, access: { read: editors } },
      { name: 'reviewedAt', type: 'date', label: 'Reviewed on' },
      { name: 'reviewBy', type: 'date', label: 'Review again by' },
    ],
  },
]
