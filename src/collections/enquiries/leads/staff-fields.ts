import type { Field, RelationshipFieldValidation, SelectFieldSingleValidation } from 'payload'
import { relationship, select } from 'payload/shared'

import { nobody } from '@/lib/cms/access/rules'
import { LEAD_STATUSES, LOST_REASONS } from '@/lib/domain/leads/lead-status'
import { SALES_ROLES } from '@/lib/domain/staff/roles'

/** Requires a duplicate to name the lead that it repeats. */
const requireOriginal: RelationshipFieldValidation = (value, options) => {
  const { status }: { status?: unknown } = options.data
  return status === 'duplicate' && !value ? 'Choose the lead that this one repeats' : relationship(value, options)
}

const requireReason: SelectFieldSingleValidation = (value, options) => {
  const { status }: { status?: unknown } = options.data
  return status === 'lost' && !value ? 'Choose why it was lost' : select(value, options)
}

/** Sidebar fields of the sales desk, always visible. */
export const leadStaffFields: Field[] = [
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
    name: 'lostReason',
    label: 'Reason lost',
    type: 'select',
    options: [...LOST_REASONS],
    validate: requireReason,
    admin: { position: 'sidebar', condition: ({ status }) => status === 'lost' },
  },
  {
    name: 'duplicateOf',
    label: 'Duplicate of',
    type: 'relationship',
    relationTo: 'leads',
    index: true,
    filterOptions: ({ id }) => (id === undefined ? true : { id: { not_equals: id } }),
    validate: requireOriginal,
    admin: {
      position: 'sidebar',
      allowCreate: false,
      allowEdit: false,
      condition: ({ status }) => status === 'duplicate',
    },
  },
  {
    name: 'assignee',
    type: 'relationship',
    relationTo: 'users',
    index: true,
    filterOptions: { role: { in: SALES_ROLES } },
    admin: {
      position: 'sidebar',
      allowCreate: false,
      allowEdit: false,
      placeholder: 'Unassigned',
      description: 'The person responsible for this lead.',
    },
  },
  {
    name: 'dueAt',
    label: 'Reply due',
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
    admin: { position: 'sidebar', components: { Field: false } }, // shown by the field above
  },
  {
    name: 'quarantined',
    label: 'Held back as suspected spam',
    type: 'checkbox',
    defaultValue: false,
    index: true,
    // Can only be unticked: a lead that has been sent cannot be held back.
    access: { update: ({ doc }) => Boolean(doc?.quarantined) },
    admin: {
      position: 'sidebar',
      condition: (data) => Boolean(data.quarantineReasons),
      description: 'Nothing is sent while a lead is held back. Untick and save to release it.',
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
