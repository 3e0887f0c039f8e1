import type { Field } from 'payload'

import { nobody } from '@/lib/cms/access/rules'
import { LEAD_STATUSES } from '@/lib/domain/leads/lead-status'

/** What the desk works with: beside the lead, always in view. */
export const leadDeskFields: Field[] = [
  {
    name: 'status',
    type: 'select',
    required: true,
    defaultValue: 'new',
    options: [...LEAD_STATUSES],
    index: true,
    admin: { position: 'sidebar', isClearable: false },
  },
  {
    name: 'assignee',
    type: 'relationship',
    relationTo: 'users',
    index: true,
    admin: {
      position: 'sidebar',
      allowCreate: false,
      allowEdit: false,
      placeholder: 'Nobody yet',
      description: 'Who looks after this lead.',
    },
  },
  {
    name: 'dueAt',
    label: 'Answer',
    type: 'date',
    required: true,
    index: true,
    access: { update: nobody },
    admin: {
      position: 'sidebar',
      components: {
        Field: '/components/admin/service-level#ServiceLevelField',
        Cell: '/components/admin/service-level#ServiceLevelCell',
      },
    },
  },
  {
    name: 'answeredAt',
    label: 'Answered',
    type: 'date',
    access: { update: nobody },
    admin: { position: 'sidebar', components: { Field: false } }, // shown with the promise above
  },
  {
    name: 'quarantined',
    label: 'Held back as suspected spam',
    type: 'checkbox',
    defaultValue: false,
    index: true,
    // Only letting through can be chosen: what has been sent already cannot be held back.
    access: { update: ({ doc }) => Boolean(doc?.quarantined) },
    admin: {
      position: 'sidebar',
      condition: (data) => Boolean(data.quarantineReasons),
      description: 'Nothing is sent for a lead that is held back. Untick and save to let it through.',
    },
  },
  {
    name: 'quarantineReasons',
    label: 'Why it was held back',
    type: 'textarea',
    access: { update: nobody },
    admin: { position: 'sidebar', readOnly: true, condition: (data) => Boolean(data.quarantineReasons) },
  },
  {
    name: 'reference',
    type: 'text',
    required: true,
    unique: true,
    maxLength: 20,
    access: { update: nobody },
    admin: { position: 'sidebar', readOnly: true, description: 'The customer was given this reference.' },
  },
  {
    name: 'ghlContactId',
    label: 'Contact in the CRM',
    type: 'text',
    access: { update: nobody },
    admin: { position: 'sidebar', readOnly: true, condition: (data) => Boolean(data.ghlContactId) },
  },
]
