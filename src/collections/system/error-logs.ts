import type { CollectionConfig } from 'payload'

import { hiddenUnless } from '@/lib/cms/access/roles'
import { admins, nobody } from '@/lib/cms/access/rules'

/**
 * Errors from visitors' browsers. Identical ones are counted in one row, so that a broken page cannot fill the disk.
 */
export const ErrorLogs: CollectionConfig = {
  slug: 'error-logs',
  labels: { singular: 'Browser error', plural: 'Browser errors' },
  access: { create: nobody, read: admins, update: nobody, delete: admins },
  defaultSort: '-timestamp',
  disableDuplicate: true,
  admin: {
    group: 'Records',
    hidden: hiddenUnless('admin'),
    description: 'Errors that visitors’ browsers reported, newest first.',
    useAsTitle: 'error',
    defaultColumns: ['error', 'url', 'count', 'timestamp'],
    listSearchableFields: ['error', 'url'],
  },
  fields: [
    { name: 'error', type: 'text', required: true, maxLength: 1000 },
    { name: 'reason', type: 'text', maxLength: 1000 },
    { name: 'stack', type: 'textarea', maxLength: 8000 },
    { name: 'componentStack', type: 'textarea', maxLength: 8000 },
    { name: 'filename', type: 'text', maxLength: 500 },
    { name: 'lineno', type: 'number', label: 'Line' },
    { name: 'colno', type: 'number', label: 'Column' },
    { name: 'url', type: 'text', label: 'Page', maxLength: 500, index: true },
    { name: 'timestamp', type: 'date', label: 'Last seen', required: true, index: true },
    { name: 'fingerprint', type: 'text', unique: true, index: true, maxLength: 64, admin: { hidden: true } },
    { name: 'count', type: 'number', label: 'Times', defaultValue: 1, min: 1, index: true },
  ],
}
