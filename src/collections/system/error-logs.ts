import type { CollectionConfig, Field } from 'payload'

import { hiddenUnless } from '@/lib/cms/access/roles'
import { admins, nobody } from '@/lib/cms/access/rules'
import { DAY_AND_TIME } from '@/lib/cms/fields/day-and-time'

const asReported = { access: { update: nobody }, admin: { readOnly: true } } as const

const MOMENT = { readOnly: true, date: DAY_AND_TIME } as const

const REPORTED: Field[] = [
  { name: 'error', type: 'text', required: true, maxLength: 1000, ...asReported },
  { name: 'reason', type: 'text', maxLength: 1000, ...asReported },
  { name: 'stack', type: 'textarea', maxLength: 8000, ...asReported },
  { name: 'componentStack', type: 'textarea', maxLength: 8000, ...asReported },
  { name: 'filename', type: 'text', maxLength: 500, ...asReported },
  { name: 'lineno', type: 'number', label: 'Line', ...asReported },
  { name: 'colno', type: 'number', label: 'Column', ...asReported },
  { name: 'url', type: 'text', label: 'Page', maxLength: 500, index: true, ...asReported },
  { name: 'firstSeen', type: 'date', label: 'First seen', access: asReported.access, admin: MOMENT },
  {
    name: 'timestamp',
    type: 'date',
    label: 'Last seen',
    required: true,
    index: true,
    access: asReported.access,
    admin: MOMENT,
  },
  {
    name: 'release',
    type: 'text',
    maxLength: 100,
    access: { update: nobody },
    admin: { readOnly: true, description: 'The build in which it was last seen.' },
  },
  {
    name: 'fingerprint',
    type: 'text',
    unique: true,
    index: true,
    maxLength: 64,
    access: { update: nobody },
    admin: { hidden: true },
  },
  { name: 'count', type: 'number', label: 'Count', defaultValue: 1, min: 1, index: true, ...asReported },
]

/**
 * Errors from visitors' browsers. Identical ones are counted in one row, so that a broken page cannot fill the disk.
 */
export const ErrorLogs: CollectionConfig = {
  slug: 'error-logs',
  labels: { singular: 'Browser error', plural: 'Browser errors' },
  access: { create: nobody, read: admins, update: admins, delete: admins },
  defaultSort: '-timestamp',
  disableDuplicate: true,
  admin: {
    group: 'Records',
    hidden: hiddenUnless('admin'),
    description: 'Errors that visitors’ browsers reported, newest first. Filter by state to see what is open.',
    useAsTitle: 'error',
    defaultColumns: ['error', 'state', 'count', 'firstSeen', 'timestamp', 'release'],
    components: { beforeListTable: ['/components/admin/error-filters#ErrorFilters'] },
    listSearchableFields: ['error', 'url'],
  },
  fields: [
    ...REPORTED,
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'open',
      index: true,
      options: [
        { value: 'open', label: 'Open' },
        { value: 'resolved', label: 'Resolved' },
        { value: 'muted', label: 'Muted' },
      ],
      admin: {
        position: 'sidebar',
        description: 'A resolved error is reopened when another build reports it. A muted one stays muted.',
      },
    },
  ],
}
